import { describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { loadActor } from "@/lib/platform/auth/load-actor";
import { makeJobActor } from "@/lib/platform/jobs/job-actor";
import { describeDevice } from "@/lib/utils/device";
import { actorOf, anonymous, makeAccount, PASSWORD, uniqueEmail } from "@/tests/factories/accounts";
import { outcomeOf, refusalOf, tally } from "@/tests/factories/outcome";
import { testDatabase } from "@/tests/setup/database";
import { changeEmail, confirmNewEmail, stopEmailChange } from "./commands/change-email";
import { resetPassword } from "./commands/email";
import { changePassword, confirmIdentity } from "./commands/password";
import { endOtherSessions, endSession } from "./commands/sessions";
import { login, loginBrowser, refresh } from "./commands/sign-in";
import { issueEmailToken, tokenOfRequest } from "./email-tokens";
import { requireRecentlyConfirmed } from "./policy";
import { listSessions, me, readRequestedLink, readSecurity } from "./queries";

const database = testDatabase();
const sql = () => database.sql();
const NEW_PASSWORD = "Another-horse-43";
const signIn = (email: string, password = PASSWORD) => execute(anonymous(), login, { email, password });
const signInBrowser = (email: string, userAgent: string | null = null) =>
  execute(anonymous(), loginBrowser, { email, password: PASSWORD, userAgent });
const isLive = async (sessionId: string) => (await loadActor(sessionId, null))?.kind === "user";
const tasksOf = async (userId: string) => {
  const rows = await sql()<{ task: string; request: string | null }[]>`
    select t.identifier as task, j.payload ->> 'requestId' as request
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where j.payload ->> 'userId' = ${userId} order by j.id`;
  return rows;
};

describe("changing the password", () => {
  it("ends every other session, cookie and bearer alike, links to reset it, and tells the owner", async () => {
    const account = await makeAccount();
    const browser = await signInBrowser(account.email);
    const client = await signIn(account.email);
    const reset = await database.transact((tx) => issueEmailToken(tx, account.userId, "reset"));
    await execute(account.actor, changePassword, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
    expect(await isLive(browser.sessionId)).toBe(false);
    await expect(actorOf(client.tokens.accessToken)).rejects.toThrow();
    expect(await isLive(account.actor.sessionId)).toBe(true);
    expect(await outcomeOf(execute(anonymous(), resetPassword, { token: reset, password: PASSWORD }))).toBe(
      "invalid_input",
    );
    expect(await outcomeOf(signIn(account.email))).toBe("unauthenticated");
    expect(await outcomeOf(signIn(account.email, NEW_PASSWORD))).toBe("ok");
    const tasks = (await tasksOf(account.userId)).map(({ task }) => task);
    expect(tasks).toEqual(
      expect.arrayContaining(["accounts.passwordChangedMail", "accounts.terminateSockets"]),
    );
    const { security } = await execute(account.actor, readSecurity, {});
    expect(security.passwordChangedAt).not.toBeNull();
  });

  it.each([
    ["currentPassword", { currentPassword: "Wrong-horse-42" }, "This is not your password"],
    ["currentPassword", { currentPassword: "" }, "Please enter your current password"],
    ["newPassword", { newPassword: "short" }, "Password must be at least 8 characters long"],
    [
      "newPassword",
      { newPassword: "all-lower-1" },
      "Password must contain at least one uppercase letter, one lowercase letter, and one number",
    ],
    ["newPassword", { newPassword: "Qwerty123" }, "This password is too common. Please choose another one"],
    ["newPassword", { newPassword: PASSWORD }, "Please choose a password that differs from the current one"],
    ["confirmPassword", { confirmPassword: "Something-else-1" }, "Passwords do not match"],
  ])("refuses a bad %s beside its field (%o)", async (field, wrong, message) => {
    const { actor, email } = await makeAccount();
    const refusal = await refusalOf(
      execute(actor, changePassword, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, ...wrong }),
    );
    expect([refusal.status, refusal.fields?.[field]?.[0]]).toEqual([400, message]);
    expect(await outcomeOf(signIn(email))).toBe("ok");
  });

  it("refuses a password made of the account's address and keeps the old one", async () => {
    const { actor, email } = await makeAccount();
    const newPassword = `P${email.slice(1, email.indexOf("@"))}`;
    const refusal = await refusalOf(
      execute(actor, changePassword, { currentPassword: PASSWORD, newPassword }),
    );
    expect([refusal.status, refusal.fields]).toEqual([
      400,
      { newPassword: ["Please choose a password that is not part of your email address"] },
    ]);
    expect(await outcomeOf(signIn(email))).toBe("ok");
  });

  it("limits guesses of the current password", async () => {
    const { actor } = await makeAccount();
    const guesses = [];
    for (let n = 0; n < 6; n++) {
      const guess = { currentPassword: `Wrong-${n}-horse`, newPassword: NEW_PASSWORD };
      guesses.push(await outcomeOf(execute(actor, changePassword, guess)));
    }
    expect(guesses).toEqual([...Array(5).fill("invalid_input"), "rate_limited"]);
  });
});

describe("sessions", () => {
  it("are listed with the device, this one first, without ended and foreign ones", async () => {
    const account = await makeAccount();
    const other = await makeAccount();
    const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
    const { sessionId } = await signInBrowser(account.email, firefox);
    const ended = await signInBrowser(account.email);
    await execute(account.actor, endSession, { id: ended.sessionId });
    const { sessions } = await execute(account.actor, listSessions, {});
    expect(sessions.map(({ id, current, device }) => [id, current, device])).toEqual([
      [account.actor.sessionId, true, "API client"],
      [sessionId, false, "Firefox on Linux"],
    ]);
    expect(sessions[0]).toMatchObject({ ip: "127.0.0.1" });
    expect(await outcomeOf(execute(other.actor, endSession, { id: sessionId }))).toBe("not_found");
    expect(await isLive(sessionId)).toBe(true);
    expect(await outcomeOf(execute(account.actor, endSession, { id: ended.sessionId }))).toBe("not_found");
  });

  it("end everywhere else at once", async () => {
    const account = await makeAccount();
    const one = await signInBrowser(account.email);
    const client = await signIn(account.email);
    await execute(account.actor, endOtherSessions, {});
    expect([await isLive(one.sessionId), await isLive(account.actor.sessionId)]).toEqual([false, true]);
    await expect(actorOf(client.tokens.accessToken)).rejects.toThrow();
    const { sessions } = await execute(account.actor, listSessions, {});
    expect(sessions).toHaveLength(1);
  });

  it.each([
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0",
      "Edge on Windows",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1",
      "Safari on iPhone",
    ],
    [
      "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36",
      "Chrome on Android",
    ],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15",
      "Safari on Mac",
    ],
    ["curl/8.5.0", "A browser"],
    [null, "A browser"],
  ])("name the device of %s", (userAgent, device) => {
    expect(describeDevice("browser", userAgent)).toBe(device);
  });
});

describe("a session that is used again and again", () => {
  it("ends 90 days after its sign-in, in the browser and at the API", async () => {
    const account = await makeAccount();
    const browser = await signInBrowser(account.email);
    const { tokens } = await signIn(account.email);
    await sql()`update sessions set created_at = app_now() - interval '89 days',
      last_seen_at = app_now() - interval '1 day' where user_id = ${account.userId}`;
    expect(await isLive(browser.sessionId)).toBe(true);
    await execute(anonymous(), refresh, { refreshToken: tokens.refreshToken });
    const rows = await sql()<{ left: number }[]>`
      select extract(epoch from expires_at - created_at)::int / 86400 as left from sessions
      where user_id = ${account.userId} and id <> ${account.actor.sessionId}`;
    expect(rows.map(({ left }) => left)).toEqual([90, 90]);
  });
});

describe("showing once more that it is the owner", () => {
  it("holds for ten minutes in that session", async () => {
    const account = await makeAccount();
    await sql()`update sessions set confirmed_at = null where user_id = ${account.userId}`;
    const before = await actorOf(account.accessToken);
    expect(() => requireRecentlyConfirmed(before)).toThrow();
    expect(await outcomeOf(execute(before, confirmIdentity, { password: "Wrong-horse-42" }))).toBe(
      "invalid_input",
    );
    await execute(before, confirmIdentity, { password: PASSWORD });
    const confirmed = await actorOf(account.accessToken);
    expect(() => requireRecentlyConfirmed(confirmed)).not.toThrow();
    await sql()`update sessions set confirmed_at = app_now() - interval '11 minutes'
      where user_id = ${account.userId}`;
    const after = await actorOf(account.accessToken);
    expect(() => requireRecentlyConfirmed(after)).toThrow();
  });
});

describe("changing a confirmed address", () => {
  /** Asks for the change and returns the tokens of both mails. */
  async function begin(account: Awaited<ReturnType<typeof makeAccount>>, email = uniqueEmail()) {
    const answer = await execute(account.actor, changeEmail, { email, password: PASSWORD });
    const asked = (await tasksOf(account.userId)).findLast(
      ({ task }) => task === "accounts.confirmNewEmailMail",
    );
    const requestId = asked?.request ?? "";
    const token = (purpose: "change" | "stop") => tokenOfRequest(purpose, account.userId, requestId);
    return { answer, email, requestId, confirm: token("change"), stop: token("stop") };
  }
  const emailOf = async (userId: string) => {
    const [row] = await sql()`select email from users where id = ${userId}`;
    return row?.email;
  };

  it("waits for the link sent to the new one, and tells the old one", async () => {
    const account = await makeAccount();
    const { answer, email, requestId, confirm } = await begin(account);
    expect(answer).toEqual({ email, pending: true });
    const { security } = await execute(account.actor, readSecurity, {});
    expect([security.email, security.pendingEmail]).toEqual([account.email, email]);
    const job = makeJobActor("tests.mail");
    const read = (purpose: "change" | "stop") =>
      execute(job, readRequestedLink, { userId: account.userId, requestId, purpose });
    expect(await read("change")).toMatchObject({ email, token: confirm });
    expect(await read("stop")).toMatchObject({ email: account.email, newEmail: email });

    const reset = await database.transact((tx) => issueEmailToken(tx, account.userId, "reset"));
    await execute(anonymous(), confirmNewEmail, { token: confirm });
    expect((await execute(account.actor, me, {})).user).toMatchObject({ email, emailVerified: true });
    expect(await outcomeOf(signIn(account.email))).toBe("unauthenticated");
    expect(await outcomeOf(signIn(email))).toBe("ok");
    const afterwards = execute(anonymous(), resetPassword, { token: reset, password: NEW_PASSWORD });
    expect(await outcomeOf(afterwards)).toBe("invalid_input");
    expect(await read("change")).toBeNull();
  });

  it("is confirmed once by 20 presses at once", async () => {
    const account = await makeAccount();
    const { confirm, email } = await begin(account);
    const presses = Array.from({ length: 20 }, () =>
      execute(anonymous(), confirmNewEmail, { token: confirm }),
    );
    expect(await Promise.all(presses)).toEqual(presses.map(() => ({ email })));
    expect(await emailOf(account.userId)).toBe(email);
    const [entries] = await database.sql()`select count(*)::int as count from audit_entries
      where subject_id = ${account.userId} and operation = 'accounts.confirmNewEmail'`;
    expect(entries?.count).toBe(1);
  });

  it("is stopped by the old one, before and after, and stays so however the two meet", async () => {
    const account = await makeAccount();
    const issue = (purpose: "change" | "stop", email: string) =>
      database.transact((tx) => issueEmailToken(tx, account.userId, purpose, undefined, email));
    for (let round = 0; round < 20; round++) {
      const confirm = await issue("change", uniqueEmail());
      const stop = await issue("stop", account.email);
      await Promise.allSettled([
        execute(anonymous(), confirmNewEmail, { token: confirm }),
        execute(anonymous(), stopEmailChange, { token: stop }),
      ]);
      expect(await emailOf(account.userId)).toBe(account.email);
      expect(await outcomeOf(execute(anonymous(), confirmNewEmail, { token: confirm }))).toBe(
        "invalid_input",
      );
    }
    expect(await isLive(account.actor.sessionId)).toBe(false);
  });

  it("cannot lose its way back by a second change", async () => {
    const account = await makeAccount();
    const first = await begin(account);
    await execute(anonymous(), confirmNewEmail, { token: first.confirm });
    const second = await begin(account);
    await execute(anonymous(), confirmNewEmail, { token: second.confirm });
    await execute(anonymous(), stopEmailChange, { token: first.stop });
    expect(await emailOf(account.userId)).toBe(account.email);
    expect(await outcomeOf(execute(anonymous(), stopEmailChange, { token: second.stop }))).toBe(
      "invalid_input",
    );
  });

  it("gives an address that several confirm at once to one of them", async () => {
    const email = uniqueEmail();
    const accounts = await Promise.all(Array.from({ length: 6 }, () => makeAccount()));
    const begun = await Promise.all(accounts.map((account) => begin(account, email)));
    const race = begun.map(({ confirm }) => execute(anonymous(), confirmNewEmail, { token: confirm }));
    expect(await tally(race)).toEqual({ ok: 1, conflict: 5 });
  });

  it("refuses the own address, one that is taken, and a wrong password", async () => {
    const account = await makeAccount();
    const other = await makeAccount();
    const change = (email: string, password = PASSWORD) =>
      refusalOf(execute(account.actor, changeEmail, { email, password }));
    expect((await change(account.email.toUpperCase())).fields?.email).toEqual([
      "This is your address already",
    ]);
    expect((await change(other.email)).fields?.email).toEqual(["An account with this email already exists."]);
    expect((await change(uniqueEmail(), "Wrong-horse-42")).fields?.password).toEqual([
      "This is not your password",
    ]);
  });
});
