"use server";
import * as emails from "@/lib/domain/accounts/accounts/commands/change-email";
import * as deletion from "@/lib/domain/accounts/accounts/commands/delete-account";
import * as mails from "@/lib/domain/accounts/accounts/commands/email";
import * as passwords from "@/lib/domain/accounts/accounts/commands/password";
import * as sessions from "@/lib/domain/accounts/accounts/commands/sessions";
import * as factors from "@/lib/domain/accounts/accounts/commands/two-factor";
import { answerAction, formAction } from "@/lib/transport/action";
import { clearSession } from "@/lib/transport/browser-session";
import type { FormFields } from "@/lib/transport/form-fields";

const proof = ({ text }: FormFields) => ({ password: text("password"), totp: text("totp") || undefined });
const mailToken = ({ text }: FormFields) => ({ token: text("token") });

export const changePassword = formAction(passwords.changePassword, {
  read: ({ text }) => ({
    currentPassword: text("currentPassword"),
    newPassword: text("newPassword"),
    confirmPassword: text("confirmPassword"),
    totp: text("totp") || undefined,
  }),
  done: () => "/settings/security?done=password",
});

export const changeEmail = formAction(emails.changeEmail, {
  read: (fields) => ({ ...proof(fields), email: fields.text("email") }),
  done: ({ pending }) => `/settings/security?done=${pending ? "email" : "corrected"}`,
});

export const confirmNewEmail = formAction(emails.confirmNewEmail, {
  read: mailToken,
  done: () => "/change-email?state=changed",
});

export const stopEmailChange = formAction(emails.stopEmailChange, {
  read: mailToken,
  done: () => "/change-email?state=kept",
});

export const resumeMail = formAction(mails.resumeMail, {
  read: () => ({}),
  done: () => "/settings/security?done=mail",
});

export const endSession = formAction(sessions.endSession, {
  read: ({ text }) => ({ id: text("id") }),
  done: () => "/settings/security?done=session",
});

export const endOtherSessions = formAction(sessions.endOtherSessions, {
  read: () => ({}),
  done: () => "/settings/security?done=sessions",
});

export const confirmIdentity = formAction(passwords.confirmIdentity, {
  read: proof,
  done: () => "/settings/data",
});

export const startTwoFactor = formAction(factors.startTwoFactor, {
  read: proof,
  done: () => "/settings/two-factor",
});

/** Answers the recovery codes, which are shown once, on the page of the form. */
export const enableTwoFactor = answerAction(factors.enableTwoFactor, ({ text }) => ({ totp: text("totp") }));
export const renewRecoveryCodes = answerAction(factors.renewRecoveryCodes, proof);

export const disableTwoFactor = formAction(factors.disableTwoFactor, {
  read: proof,
  done: () => "/settings/security?done=two-factor-off",
});

export const deleteAccount = formAction(deletion.deleteAccount, {
  read: (fields) => ({ ...proof(fields), confirm: fields.text("confirm") }),
  done: async () => {
    await clearSession();
    return "/#account-deleted";
  },
});

export const restoreAccount = formAction(deletion.restoreAccount, {
  read: mailToken,
  done: () => "/restore-account?state=done",
});
