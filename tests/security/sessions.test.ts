import { describe, expect, it } from "vitest";
import { sessionCookieName } from "@/lib/platform/auth/session-cookie";
import { mailToken } from "../api/mail-token";
import { makeAccount, uniqueEmail } from "../factories/accounts";
import {
  call,
  cookieNamed,
  cookiesOf,
  one,
  outcome,
  processes,
  send,
  signIn,
  tally,
  twenty,
} from "./support/http";
import { stackSql } from "./support/sql";

const sql = stackSql();
const SESSION = sessionCookieName();
const alive = [200, "ok"];
const ended = [401, "unauthenticated"];
const onBoth = (options: object) =>
  Promise.all(processes.map((at) => outcome("GET /auth/me", { ...options, at })));
const refresh = (refreshToken: string, at = one) =>
  call("POST /auth/refresh", { body: { refreshToken }, at });
const loginApi = async (account: { email: string; password: string }) => {
  const { email, password } = account;
  const { json } = await call("POST /auth/login", { body: { email, password } });
  return json.data.tokens as { accessToken: string; refreshToken: string };
};

describe("refresh tokens", () => {
  it("the predecessor within its grace gets the same successor at the other process", async () => {
    const { refreshToken } = await makeAccount();
    const first = await refresh(refreshToken, processes[0]);
    const second = await refresh(refreshToken, processes[1]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.json.data.tokens.refreshToken).toBe(first.json.data.tokens.refreshToken);
  });

  it("used after its grace it ends its session for the thief and for the victim, at both processes", async () => {
    const account = await makeAccount();
    const other = await loginApi(account);
    const { cookie } = await signIn(account);
    const { json } = await refresh(account.refreshToken);
    const { accessToken, refreshToken } = json.data.tokens;
    await sql`update sessions set rotated_at = app_now() - interval '1 minute'
      where user_id = ${account.userId} and rotated_at is not null`;
    expect((await refresh(account.refreshToken, processes[1])).status).toBe(401);
    expect(await onBoth({ token: accessToken })).toEqual([ended, ended]);
    expect((await refresh(refreshToken)).status).toBe(401);
    // Only that login has ended; the account's other sessions go on.
    expect(await onBoth({ token: other.accessToken })).toEqual([alive, alive]);
    expect(await onBoth({ cookie })).toEqual([alive, alive]);
    expect((await refresh(other.refreshToken)).status).toBe(200);
  });

  it("of an ended or expired session they carry nothing on", async () => {
    const account = await makeAccount();
    const { accessToken, refreshToken } = await loginApi(account);
    expect(await outcome("POST /auth/logout", { token: accessToken })).toEqual(alive);
    expect((await refresh(refreshToken)).status).toBe(401);
    await sql`update sessions set expires_at = app_now() - interval '1 second' where user_id = ${account.userId}`;
    expect((await refresh(account.refreshToken)).status).toBe(401);
    expect(await onBoth({ token: account.accessToken })).toEqual([ended, ended]);
  });
});

describe("the end of a session", () => {
  it("by signing out clears what pages stored in the browser, and any other end does not", async () => {
    const account = await makeAccount();
    const clears = async (place: string, cookie: string) => {
      const headers = { origin: one, "content-type": "application/json" };
      const answer = await call(place, {
        cookie,
        headers,
        ...(place.startsWith("POST") ? { body: "{}" } : {}),
      });
      return [answer.status, answer.headers.get("clear-site-data")];
    };
    const { cookie } = await signIn(account);
    expect(await clears("GET /auth/me", cookie)).toEqual([200, null]);
    expect(await clears("POST /auth/logout", cookie)).toEqual([200, '"storage"']);
    expect(await clears("GET /auth/me", cookie)).toEqual([401, null]);
    expect(await clears("POST /auth/logout", cookie)).toEqual([401, '"storage"']);

    const again = (await signIn(account)).cookie;
    const csrf = await send("/api/auth/csrf", { cookie: again });
    const signedOut = await send("/api/auth/signout", {
      method: "POST",
      cookie: [again, cookiesOf(csrf)].filter(Boolean).join("; "),
      headers: { origin: one },
      body: new URLSearchParams({ csrfToken: csrf.json.csrfToken, json: "true" }),
    });
    expect(signedOut.headers.get("clear-site-data")).toBe('"storage"');
    expect(await onBoth({ cookie: again })).toEqual([ended, ended]);
  });

  it("at one process is its end at the other, though both had just seen it", async () => {
    const account = await makeAccount();
    const { cookie } = await signIn(account);
    expect(await onBoth({ token: account.accessToken })).toEqual([alive, alive]);
    expect(await onBoth({ cookie })).toEqual([alive, alive]);
    expect(await outcome("POST /auth/logout", { token: account.accessToken, at: processes[1] })).toEqual(
      alive,
    );
    expect(await onBoth({ token: account.accessToken })).toEqual([ended, ended]);
    expect(await onBoth({ cookie })).toEqual([alive, alive]);
    const out = await call("POST /auth/logout", { cookie, headers: { origin: one } });
    expect(out.status).toBe(200);
    expect(await onBoth({ cookie })).toEqual([ended, ended]);
  });

  it("comes for all with a new password: cookies, bearers and refresh tokens", async () => {
    const account = await makeAccount();
    const { cookie } = await signIn(account);
    const token = await mailToken(account.userId, "reset");
    const body = { token, password: "Other-horse-43" };
    expect(await outcome("POST /auth/reset-password", { body })).toEqual(alive);
    expect(await onBoth({ token: account.accessToken })).toEqual([ended, ended]);
    expect(await onBoth({ cookie })).toEqual([ended, ended]);
    expect((await refresh(account.refreshToken)).status).toBe(401);
  });
});

describe("session fixation", () => {
  it("a sign-in never goes on in a session that was planted", async () => {
    const attacker = await makeAccount();
    const victim = await makeAccount();
    const planted = (await signIn(attacker)).cookie;
    const { cookie, answer } = await signIn(victim, { cookie: planted });
    expect(answer.status).toBe(200);
    expect(cookieNamed(SESSION, cookie)).not.toBe(cookieNamed(SESSION, planted));
    const me = await call("GET /auth/me", { cookie });
    expect(me.json.data.user.id).toBe(victim.userId);
    // The session that the browser had before has ended, so nobody else can go on in it.
    expect(await onBoth({ cookie: planted })).toEqual([ended, ended]);
  });

  it("every sign-in makes a session of its own, and a value made up is never taken over", async () => {
    const account = await makeAccount();
    const made = `${SESSION}=eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..a.b.c`;
    const first = cookieNamed(SESSION, (await signIn(account, { cookie: made })).cookie);
    const second = cookieNamed(SESSION, (await signIn(account)).cookie);
    expect(new Set([first, second, "", cookieNamed(SESSION, made)]).size).toBe(4);
    const rows = await sql`select id from sessions where user_id = ${account.userId} and kind = 'browser'`;
    expect(rows).toHaveLength(2);
  });

  it("the cookie is out of reach of scripts and of other sites", async () => {
    const { answer } = await signIn(await makeAccount());
    const line = answer.headers.getSetCookie().find((text) => text.startsWith(`${SESSION}=`));
    expect(line).toMatch(/; HttpOnly/i);
    expect(line).toMatch(/; SameSite=(Lax|Strict)/i);
    expect(line).not.toMatch(/; Domain=/i);
  });
});

describe("next-auth's own doors", () => {
  it("update(): a session's token takes nothing from a client", async () => {
    const attacker = await makeAccount();
    const victim = await makeAccount();
    const { cookie } = await signIn(attacker);
    const [{ id: sid } = { id: "" }] = await sql`select id from sessions where user_id = ${victim.userId}`;
    const csrf = await send("/api/auth/csrf", { cookie });
    const jar = [cookie, cookiesOf(csrf)].join("; ");
    const data = { sub: victim.userId, sid, id: victim.userId, user: { id: victim.userId, sid } };
    for (const at of processes) {
      for (const method of ["POST", "GET", "PUT"]) {
        const answer = await send("/api/auth/session", {
          method,
          at,
          cookie: jar,
          headers: { origin: at },
          ...(method === "GET" ? {} : { body: { csrfToken: csrf.json.csrfToken, data } }),
        });
        expect([method, answer.status]).toEqual([method, method === "PUT" ? 405 : 404]);
        expect(answer.headers.getSetCookie().filter((line) => line.startsWith(SESSION))).toEqual([]);
      }
    }
    const me = await call("GET /auth/me", { cookie: jar });
    expect(me.json.data.user.id).toBe(attacker.userId);
  });

  it.each([
    ["no token", undefined],
    ["a token of another visitor", "0".repeat(64)],
  ])("a sign-in form posted from elsewhere, with %s, signs nobody in", async (_, csrfToken) => {
    const account = await makeAccount();
    const { email, password } = account;
    const fields = { email, password, json: "true", ...(csrfToken ? { csrfToken } : {}) };
    const answer = await send("/api/auth/callback/credentials", {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { origin: "https://evil.example" },
    });
    expect(answer.headers.getSetCookie().filter((line) => line.startsWith(`${SESSION}=`))).toEqual([]);
  });

  it("a sign-out form posted from elsewhere ends nothing", async () => {
    const { cookie } = await signIn(await makeAccount());
    await send("/api/auth/signout", {
      method: "POST",
      cookie,
      body: new URLSearchParams({ csrfToken: "0".repeat(64) }),
      headers: { origin: "https://evil.example" },
    });
    await send("/api/auth/signout", { cookie });
    expect(await onBoth({ cookie })).toEqual([alive, alive]);
  });

  it.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "\\\\evil.example",
    "http:evil.example",
    "javascript:alert(1)",
    "https://localhost@evil.example/",
    "https://localhost.evil.example/",
  ])("signing in leads nowhere else: %j", async (callbackUrl) => {
    const { email, password } = await makeAccount();
    const csrf = await send("/api/auth/csrf");
    const answer = await send("/api/auth/callback/credentials", {
      method: "POST",
      cookie: cookiesOf(csrf),
      headers: { origin: one },
      body: new URLSearchParams({ email, password, csrfToken: csrf.json.csrfToken, callbackUrl }),
    });
    const target = answer.headers.get("location") ?? answer.json?.url;
    expect(new URL(target, one).origin).toBe(one);
  });
});

describe("guesses", () => {
  it("twenty parallel wrong passwords over both processes are not twenty tries", async () => {
    const { email } = await makeAccount();
    const answers = await twenty((n, at) =>
      call("POST /auth/login", { body: { email, password: `Guess-number-${n}` }, at }),
    );
    const { 401: tried = 0, 429: stopped = 0 } = tally(answers);
    expect(tried + stopped).toBe(20);
    expect(tried).toBeLessThanOrEqual(5);
  });

  it("of strangers never keep the owner out of a browser that is known", async () => {
    const account = await makeAccount();
    const { cookie } = await signIn(account);
    await twenty((n, at) =>
      call("POST /auth/login", { body: { email: account.email, password: `Guess-number-${n}` }, at }),
    );
    const { email, password } = account;
    expect((await call("POST /auth/login", { body: { email, password } })).status).toBe(429);
    for (const at of processes) {
      const { answer } = await signIn(account, { cookie, at });
      expect(answer.headers.getSetCookie().join()).toContain(`${SESSION}=`);
    }
  });

  it("get the same answer for an address that has an account and for one that has none", async () => {
    const { email } = await makeAccount();
    const unknown = uniqueEmail("nobody");
    for (const [place, more] of [
      ["POST /auth/login", { password: "Not-the-password-1" }],
      ["POST /auth/forgot-password", {}],
    ] as const) {
      const answers = await Promise.all(
        [email, unknown].map((each) => call(place, { body: { email: each, ...more } })),
      );
      const [known, other] = answers.map(({ status, text, headers }) => {
        const names = [...headers.keys()].filter((name) => name !== "x-request-id");
        return { status, text, names };
      });
      expect(known).toEqual(other);
    }
  });
});
