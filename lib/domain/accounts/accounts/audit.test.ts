import { expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { actorOf, anonymous, PASSWORD, uniqueEmail } from "@/tests/factories/accounts";
import { testDatabase } from "@/tests/setup/database";
import { forgotPassword, resendVerification, resetPassword, verifyEmail } from "./commands/email";
import { register } from "./commands/register";
import { login, logout } from "./commands/sign-in";
import { issueEmailToken } from "./email-tokens";

const database = testDatabase();

/** An entry about sign-up, mails or sign-in has no session: it names the account that it is about. */
it("records every step into and out of an account, by ids alone", async () => {
  const email = uniqueEmail();
  const { user, tokens } = await execute(anonymous(), register, {
    ...{ email, password: PASSWORD, name: "Petra Lindqvist", userType: "press", agreeToTerms: true },
  });
  const issue = (purpose: "verify" | "reset") =>
    database.transact((tx) => issueEmailToken(tx, user.id, purpose));
  const actor = await actorOf(tokens.accessToken);
  await execute(actor, resendVerification, {});
  await execute(anonymous(), verifyEmail, { token: await issue("verify") });
  await execute(anonymous(), forgotPassword, { email });
  await execute(anonymous(), resetPassword, { token: await issue("reset"), password: PASSWORD });
  const signedIn = await execute(anonymous(), login, { email, password: PASSWORD });
  const later = await actorOf(signedIn.tokens.accessToken);
  await execute(later, logout, {});

  const entries = await database.sql()`
    select user_id, operation, subject_kind, subject_id from audit_entries
    where ${user.id} in (user_id, subject_id) order by created_at`;
  const account = { user_id: null, subject_kind: "account", subject_id: user.id };
  expect(entries).toEqual([
    { ...account, operation: "accounts.register" },
    { ...account, operation: "accounts.resendVerification", user_id: user.id },
    { ...account, operation: "accounts.verifyEmail" },
    { ...account, operation: "accounts.forgotPassword" },
    { ...account, operation: "accounts.resetPassword" },
    { ...account, operation: "accounts.login" },
    {
      ...{ user_id: user.id, operation: "accounts.logout" },
      ...{ subject_kind: "session", subject_id: later.sessionId },
    },
  ]);
  const stored = JSON.stringify(await database.sql()`select * from audit_entries`);
  expect(stored).not.toContain("Petra");
  expect(stored).not.toContain(email);
});
