import { afterEach, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { loadActor } from "@/lib/platform/auth/load-actor";
import { anonymous, makeAccount, PASSWORD } from "@/tests/factories/accounts";
import { outcomeOf, tally } from "@/tests/factories/outcome";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { changeEmail } from "./commands/change-email";
import { resetPassword } from "./commands/email";
import { login, loginBrowser } from "./commands/sign-in";
import { issueEmailToken } from "./email-tokens";

const database = testDatabase();
afterEach(() => moveClock(database.sql(), "0"));

const signIn = (email: string, password: string, browser: object = {}) =>
  execute(anonymous(), loginBrowser, { email, password, ...browser });
const isLive = async (sessionId: string) => (await loadActor(sessionId, null))?.kind === "user";
const failTimes = async (times: number, attempt: () => Promise<unknown>) => {
  for (let n = 0; n < times; n++) await outcomeOf(attempt());
};

describe("signing a browser in", () => {
  it("makes a new session and ends the one the browser had, whoever's it was", async () => {
    const [one, other] = [await makeAccount(), await makeAccount()];
    const first = await signIn(one.email, PASSWORD);
    const elsewhere = await signIn(one.email, PASSWORD);
    const second = await signIn(one.email, PASSWORD, { replaces: first.sessionId });
    expect(second.sessionId).not.toBe(first.sessionId);
    const third = await signIn(other.email, PASSWORD, { replaces: second.sessionId });
    expect(await Promise.all([first, elsewhere, second, third].map((s) => isLive(s.sessionId)))).toEqual([
      ...[false, true, false, true],
    ]);
  });

  it("that fails leaves the session it had", async () => {
    const { email } = await makeAccount();
    const { sessionId } = await signIn(email, PASSWORD);
    expect(await outcomeOf(signIn(email, "Wrong-horse-42", { replaces: sessionId }))).toBe("unauthenticated");
    expect(await isLive(sessionId)).toBe(true);
  });
});

describe("strangers who use up an account's attempts", () => {
  const lockOut = (email: string) =>
    failTimes(6, () => execute(anonymous(), login, { email, password: "Wrong-horse-42" }));

  it("do not hold its owner out of a browser that signed in before", async () => {
    const { email } = await makeAccount();
    const { deviceToken } = await signIn(email, PASSWORD);
    await lockOut(email);
    expect(await outcomeOf(signIn(email, PASSWORD))).toBe("rate_limited");
    const again = await signIn(email.toUpperCase(), PASSWORD, { deviceToken });
    expect(again.deviceToken).toBe(deviceToken);
    expect(await outcomeOf(execute(anonymous(), login, { email, password: PASSWORD }))).toBe("rate_limited");
  });

  it("gain nothing by a browser of another account, or one that only says it is known", async () => {
    const { email } = await makeAccount();
    const stranger = await makeAccount();
    const { deviceToken: theirs } = await signIn(stranger.email, PASSWORD);
    const { deviceToken: own } = await signIn(email, PASSWORD);
    const [id, signature] = own.split(".");
    await lockOut(email);
    for (const deviceToken of [theirs, `${id}.`, `x.${signature}`, `${own}.`, id, ""])
      expect(await outcomeOf(signIn(email, PASSWORD, { deviceToken }))).toBe("rate_limited");
  });

  it("cannot keep out who resets the password: by the browser that did, or any that signs in next", async () => {
    const { email, userId } = await makeAccount();
    await lockOut(email);
    const token = await database.transact((tx) => issueEmailToken(tx, userId, "reset"));
    const reset = { token, password: "Another-horse-43" };
    expect(await execute(anonymous(), resetPassword, reset)).toEqual({ email });
    expect(await outcomeOf(execute(anonymous(), login, { email, password: "Another-horse-43" }))).toBe("ok");
  });

  it("do not keep a session from confirming its password", async () => {
    const { actor, email } = await makeAccount({ verified: false });
    await lockOut(email);
    const change = { email: `new.${email}`, password: PASSWORD };
    expect(await outcomeOf(execute(actor, changeEmail, change))).toBe("ok");
  });

  it("wait no longer for having tried again", async () => {
    const { email } = await makeAccount();
    await lockOut(email);
    await moveClock(database.sql(), "14 minutes");
    await failTimes(3, () => signIn(email, "Wrong-horse-42"));
    await moveClock(database.sql(), "15 minutes 1 second");
    expect(await outcomeOf(signIn(email, PASSWORD))).toBe("ok");
  });
});

describe("a known browser", () => {
  it("has five attempts as well, and they count for the account too", async () => {
    const { email } = await makeAccount();
    const { deviceToken } = await signIn(email, PASSWORD);
    const outcomes = [];
    for (let n = 0; n < 6; n++)
      outcomes.push(await outcomeOf(signIn(email, "Wrong-horse-42", { deviceToken })));
    expect(outcomes).toEqual([...Array(5).fill("unauthenticated"), "rate_limited"]);
    expect(await outcomeOf(signIn(email, PASSWORD, { deviceToken }))).toBe("rate_limited");
    expect(await outcomeOf(signIn(email, PASSWORD))).toBe("rate_limited");
  });
});

it("of 20 right passwords at once all sign in, and of wrong ones no more than five say so", async () => {
  const { email } = await makeAccount();
  const race = (password: string) =>
    tally(Array.from({ length: 20 }, () => execute(anonymous(), login, { email, password })));
  expect(await race(PASSWORD)).toEqual({ ok: 20 });
  expect(await race("Wrong-horse-42")).toEqual({ unauthenticated: 5, rate_limited: 15 });
});
