import { describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { anonymous, makeAccount, PASSWORD, uniqueEmail } from "@/tests/factories/accounts";
import { outcomeOf, refusalOf, tally } from "@/tests/factories/outcome";
import { testDatabase } from "@/tests/setup/database";
import { changeEmail } from "./commands/change-email";
import { resetPassword, verifyEmail } from "./commands/email";
import { login } from "./commands/sign-in";
import { issueEmailToken } from "./email-tokens";
import { me } from "./queries";

const database = testDatabase();
const issue = (userId: string, purpose: "verify" | "reset") =>
  database.transact((tx) => issueEmailToken(tx, userId, purpose));
const change = (email: string, password = PASSWORD) => ({ email, password });
const mails = async (userId: string) => {
  const [row] = await database.sql()`select count(*)::int as n from graphile_worker._private_jobs
    where payload::text like ${`%${userId}%`} and payload::text like '%requestId%'`;
  return row?.n;
};

describe("correcting the address before it is confirmed", () => {
  it("moves the account to the new one, sends it a mail, and signs in with it from then on", async () => {
    const account = await makeAccount({ verified: false });
    const email = uniqueEmail();
    const before = await mails(account.userId);
    expect(await execute(account.actor, changeEmail, change(email.toUpperCase()))).toEqual({
      email,
      pending: false,
    });
    expect(await mails(account.userId)).toBe(before + 1);
    const { user } = await execute(account.actor, me, {});
    expect(user).toMatchObject({ email, emailVerified: false });
    expect(await outcomeOf(execute(anonymous(), login, { email, password: PASSWORD }))).toBe("ok");
    const old = { email: account.email, password: PASSWORD };
    expect(await outcomeOf(execute(anonymous(), login, old))).toBe("unauthenticated");
  });

  it("ends the links that went to the old address, of both kinds", async () => {
    const account = await makeAccount({ verified: false });
    const verify = await issue(account.userId, "verify");
    const reset = await issue(account.userId, "reset");
    await execute(account.actor, changeEmail, change(uniqueEmail()));
    expect(await outcomeOf(execute(anonymous(), verifyEmail, { token: verify }))).toBe("invalid_input");
    const attempt = execute(anonymous(), resetPassword, { token: reset, password: "Another-horse-43" });
    expect(await outcomeOf(attempt)).toBe("invalid_input");
    const fresh = await issue(account.userId, "verify");
    expect(await outcomeOf(execute(anonymous(), verifyEmail, { token: fresh }))).toBe("ok");
  });

  it("never confirms the new address by the link to the old one, however the two meet", async () => {
    for (let round = 0; round < 5; round++) {
      const account = await makeAccount({ verified: false });
      const email = uniqueEmail();
      const token = await issue(account.userId, "verify");
      await Promise.allSettled([
        execute(anonymous(), verifyEmail, { token }),
        execute(account.actor, changeEmail, change(email)),
      ]);
      const { user } = await execute(account.actor, me, {});
      expect([user.email, user.emailVerified]).toEqual(
        user.emailVerified ? [account.email, true] : [email, false],
      );
    }
  });

  it("gives an address that several request at once to one of them", async () => {
    const email = uniqueEmail();
    const accounts = await Promise.all(Array.from({ length: 8 }, () => makeAccount({ verified: false })));
    const race = accounts.map(({ actor }) => execute(actor, changeEmail, change(email)));
    expect(await tally(race)).toEqual({ ok: 1, conflict: 7 });
  });

  it("says that an address is taken, in any case of its letters, and keeps the links then", async () => {
    const other = await makeAccount();
    const account = await makeAccount({ verified: false });
    const token = await issue(account.userId, "verify");
    const refusal = await refusalOf(execute(account.actor, changeEmail, change(other.email.toUpperCase())));
    expect([refusal.code, refusal.message]).toEqual([
      "conflict",
      "An account with this email already exists.",
    ]);
    expect(await outcomeOf(execute(anonymous(), verifyEmail, { token }))).toBe("ok");
  });

  it.each([
    ["email", { email: "nobody" }, "Please enter a valid email address"],
    ["email", { email: "a@test.com" }, "Please use a valid business or personal email address"],
    ["email", { email: "a1234567890@post.com" }, "Please use a valid email address"],
    ["password", { password: "" }, "Password is required"],
    ["password", { password: "Wrong-horse-42" }, "This is not your password"],
  ])("refuses a bad %s beside its field", async (field, wrong, message) => {
    const account = await makeAccount({ verified: false });
    const refusal = await refusalOf(
      execute(account.actor, changeEmail, { ...change(uniqueEmail()), ...wrong }),
    );
    expect([refusal.status, refusal.fields?.[field]?.[0]]).toEqual([400, message]);
    expect((await execute(account.actor, me, {})).user.email).toBe(account.email);
  });

  it("limits guesses of the password and mails sent", async () => {
    const account = await makeAccount({ verified: false });
    const guesses = [];
    for (let n = 0; n < 6; n++) {
      const guess = change(uniqueEmail(), `Wrong-${n}-horse`);
      guesses.push(await outcomeOf(execute(account.actor, changeEmail, guess)));
    }
    expect(guesses).toEqual([...Array(5).fill("invalid_input"), "rate_limited"]);
    const sender = await makeAccount({ verified: false });
    const sent = [];
    for (let n = 0; n < 6; n++) {
      sent.push(await outcomeOf(execute(sender.actor, changeEmail, change(uniqueEmail()))));
    }
    expect(sent).toEqual([...Array(5).fill("ok"), "rate_limited"]);
  });
});
