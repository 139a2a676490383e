import { encode } from "next-auth/jwt";
import { beforeAll, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { createToken } from "@/lib/domain/accounts/tokens/commands/tokens";
import { signAccessToken } from "@/lib/platform/auth/access-token";
import { SESSION_SECONDS, sessionCookieName } from "@/lib/platform/auth/session-cookie";
import { settings } from "@/lib/platform/settings/settings";
import type { Method } from "@/lib/transport/route";
import { makeWorld, type World } from "../access/world";
import { makeAccount, PASSWORD, type TestAccount } from "../factories/accounts";
import { completePitchBody } from "../factories/pitches";
import { moveClock, testDatabase } from "../setup/database";
import { boundPlaces, callRoute, refusalOf } from "./call-route";

const database = testDatabase({
  PUSHER_APP_ID: "fivewire",
  PUSHER_KEY: "key",
  PUSHER_SECRET: "secret",
  REALTIME_PORT: "1",
});
let world: World;
beforeAll(async () => {
  world = await makeWorld((text, values) => database.sql().unsafe(text, values) as never);
});
const brand = () => ({ token: world.sender.accessToken });
const press = () => ({ token: world.recipient.accessToken });
let stranger: TestAccount;
beforeAll(async () => {
  stranger = await makeAccount({ userType: "source" });
});

const isPublic = new Set([
  ..."register sign-up login refresh verify-email forgot-password reset-password restore-account email/confirm email/stop"
    .split(" ")
    .map((verb) => `POST /auth/${verb}`),
  ..."press brands sources paid-media".split(" ").flatMap((kind) => [`GET /${kind}`, `GET /${kind}/{id}`]),
  ..."GET /appeal,POST /appeal,POST /visits,POST /company/invitations/show,GET /auth/check-email,POST /auth/check-email,GET /locations,GET /topics,GET /plans,POST /notifications/unsubscribe".split(
    ",",
  ),
  "GET /profiles/{slug}/releases",
  "GET /profiles/{slug}/work-samples",
  "GET /profiles/{slug}/assets",
]);
const guarded = boundPlaces.filter((place) => !isPublic.has(place));

/** Returns the cookie that next-auth sets for an account's session. */
async function cookieOf({ userId }: TestAccount): Promise<string> {
  const [row] = await database.sql()`select id from sessions where user_id = ${userId} limit 1`;
  const token = { sub: userId, sid: row?.id };
  const value = await encode({ token, secret: settings().AUTH_SECRET, maxAge: SESSION_SECONDS });
  return `${sessionCookieName()}=${value}`;
}

describe("401", () => {
  const idOf = (path: string) => path.replace("{id}", crypto.randomUUID());

  it.each(guarded)("%s without credentials", async (place) => {
    const [method = "", path = ""] = place.split(" ");
    expect(await refusalOf(idOf(path), method as Method)).toEqual([401, "unauthenticated"]);
  });

  it("comes before the body is read: a refused caller does not see what it should hold", async () => {
    for (const body of ["{", new URLSearchParams({ a: "b" }), "a".repeat(2_000_000)]) {
      const headers = { "content-type": "application/json" };
      expect(await refusalOf("/pitches", "POST", { body, headers })).toEqual([401, "unauthenticated"]);
    }
  });

  it("for a token that is forged, out of date, revoked, or another kind of secret", async () => {
    const account = await makeAccount();
    const session = async () => {
      const [row] = await database.sql()`select id from sessions where user_id = ${account.userId}`;
      return row?.id as string;
    };
    const foreign = await encode({ token: { sub: account.userId, sid: await session() }, secret: "x" });
    const [head, claims] = account.accessToken.split(".");
    const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${claims}.`;
    const tokens = ["garbage", foreign, `${head}.${claims}.AAAA`, unsigned, account.refreshToken];
    for (const token of [...tokens, await signAccessToken(crypto.randomUUID())]) {
      expect(await refusalOf("/auth/me", "GET", { token })).toEqual([401, "unauthenticated"]);
    }
    for (const authorization of ["Bearer", `Basic ${account.accessToken}`, "Bearer  "]) {
      expect(await refusalOf("/auth/me", "GET", { headers: { authorization } })).toEqual([
        401,
        "unauthenticated",
      ]);
    }
    const token = account.accessToken;
    expect((await callRoute("/auth/me", "GET", { token })).status).toBe(200);
    await moveClock(database.sql(), "8 days");
    try {
      expect(await refusalOf("/auth/me", "GET", { token })).toEqual([401, "unauthenticated"]);
    } finally {
      await moveClock(database.sql(), "0");
    }
    expect((await callRoute("/auth/logout", "POST", { token })).status).toBe(200);
    expect(await refusalOf("/auth/me", "GET", { token })).toEqual([401, "unauthenticated"]);
    expect(
      await refusalOf("/auth/refresh", "POST", { body: { refreshToken: account.refreshToken } }),
    ).toEqual([401, "unauthenticated"]);
  });

  it("for an API token that is revoked, in the next request, 20 times at once", async () => {
    const account = await makeAccount();
    const fields = { name: "CI", scopes: ["matches:read" as const], password: PASSWORD };
    const { token, secret } = await execute(account.actor, createToken, fields);
    const use = () =>
      Promise.all(Array.from({ length: 20 }, () => refusalOf("/matches", "GET", { token: secret })));
    expect(new Set((await use()).map(([status]) => status))).toEqual(new Set([200]));
    expect(await refusalOf("/auth/tokens", "GET", { token: secret })).toEqual([403, "forbidden"]);
    expect(await refusalOf("/matches", "GET", { token: `${secret}x` })).toEqual([401, "unauthenticated"]);
    await callRoute(`/auth/tokens/${token.id}`, "DELETE", { token: account.accessToken });
    expect(new Set((await use()).map(([status]) => status))).toEqual(new Set([401]));
  });

  it("for a bad bearer beside a good cookie: it never falls back", async () => {
    const cookie = await cookieOf(await makeAccount());
    expect((await callRoute("/auth/me", "GET", { cookie })).status).toBe(200);
    expect(await refusalOf("/auth/me", "GET", { cookie, token: "garbage" })).toEqual([
      401,
      "unauthenticated",
    ]);
  });

  it("says the same of a wrong password and of an unknown address", async () => {
    const { email } = await makeAccount();
    const wrong = await callRoute("/auth/login", "POST", { body: { email, password: "Not-this-1" } });
    const unknown = await callRoute("/auth/login", "POST", {
      body: { email: "nobody@hollowpine.com", password: "Not-this-1" },
    });
    expect([wrong.status, wrong.text]).toEqual([401, unknown.text]);
  });
});

describe("403", () => {
  it("a copy of one's data that a foreign page asks for by the cookie", async () => {
    const cookie = await cookieOf(await makeAccount());
    const from = (site: string) => ({ cookie, headers: { "sec-fetch-site": site } });
    expect(await refusalOf("/users/me/data", "GET", from("cross-site"))).toEqual([403, "forbidden"]);
    expect((await callRoute("/users/me/data", "GET", from("same-origin"))).status).toBe(200);
  });

  it("a change that rides on the cookie from anywhere but our own pages", async () => {
    const cookie = await cookieOf(world.sender);
    const post = (headers: Record<string, string>) =>
      refusalOf("/pitch-drafts", "POST", { cookie, headers, body: {} });
    const own = settings().APP_URL;
    for (const headers of [
      {},
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "none" },
      { "sec-fetch-site": "cross-site", origin: own },
      { origin: "https://evil.example" },
      { origin: "null" },
      { origin: `${own}.evil.example` },
      { referer: `${own}/matching` },
      // No browser on one of our pages sends headers that contradict each other.
      { "sec-fetch-site": "same-origin", origin: "null" },
      { "sec-fetch-site": "same-origin", origin: "https://evil.example", host: "localhost:3999" },
    ] as Record<string, string>[]) {
      expect([headers, ...(await post(headers))]).toEqual([headers, 403, "forbidden"]);
    }
    expect(await post({ "sec-fetch-site": "same-origin" })).toEqual([201, "ok"]);
    expect(await post({ origin: own })).toEqual([201, "ok"]);
    // The page was opened under another name of this server.
    const alias = { origin: "http://desk.lan:3999", host: "desk.lan:3999" };
    expect(await post({ ...alias, "sec-fetch-site": "same-origin" })).toEqual([201, "ok"]);
    expect(await post(alias)).toEqual([403, "forbidden"]);
    const foreign = await callRoute("/pitch-drafts", "POST", {
      ...{ cookie, body: {}, headers: { origin: "https://evil.example" } },
    });
    expect([...foreign.headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
    // A page of another site can send these types, so a body of theirs is not read.
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
    ]) {
      const headers = { origin: own, "content-type": type };
      expect(await refusalOf("/pitch-drafts", "POST", { cookie, headers, body: "{}" })).toEqual([
        415,
        "unsupported_media_type",
      ]);
    }
    // Reading is safe, and a bearer token is no cookie, so neither needs an origin.
    expect((await callRoute("/pitch-drafts", "GET", { cookie })).status).toBe(200);
    expect((await callRoute("/pitch-drafts", "POST", { ...brand(), body: {} })).status).toBe(201);
  });

  it("sending before the e-mail is verified, by every way of sending", async () => {
    const unverified = await makeAccount({ userType: "brand", verified: false });
    const token = unverified.accessToken;
    const pitch = { ...completePitchBody(), recipientId: world.recipient.userId };
    expect(await refusalOf("/pitches", "POST", { token, body: pitch })).toEqual([403, "email_unverified"]);
    const unsent = await callRoute("/pitches", "POST", { token, body: { ...pitch, send: false } });
    expect(unsent.status).toBe(201);
    expect(await refusalOf(`/pitches/${unsent.json.data.pitch.id}/send`, "POST", { token })).toEqual([
      403,
      "email_unverified",
    ]);
    const me = await callRoute("/auth/me", "GET", { token });
    expect(me.json.data.user.emailVerified).toBe(false);
  });

  it("what one may see and not do", async () => {
    const { waitingPitchId, messageId } = world;
    const accept = { ...brand(), body: { response: "accepted" } };
    expect(await refusalOf(`/pitches/${waitingPitchId}/respond`, "POST", accept)).toEqual([403, "forbidden"]);
    expect(await refusalOf(`/pitches/${waitingPitchId}`, "DELETE", press())).toEqual([403, "forbidden"]);
    expect(await refusalOf(`/messages/${messageId}`, "DELETE", press())).toEqual([403, "forbidden"]);
    const body = { recipientId: world.recipient.userId };
    expect(await refusalOf("/messages/conversations", "POST", { token: stranger.accessToken, body })).toEqual(
      [403, "forbidden"],
    );
  });
});
