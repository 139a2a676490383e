import { emailMessages } from "@/lib/utils/email-hints";

/** The messages stand apart from the schemas, so that screens load no zod for them. */
/** A held or closed account answers that decision here. */
export const appealPath = (token: string) => `/appeal?${new URLSearchParams({ token })}`;

/** Staff can restore an account that they closed for so long. */
export const CLOSED_DAYS = 30;

export const accountMessages = {
  held: "Your account is on hold and can send nothing until our staff lift it. Your settings say why.",
  required: "Please fill in all required fields",
  loginRequired: "Please fill in all fields",
  email: emailMessages.invalid,
  emailRequired: "Please enter your email address",
  passwordLength: "Password must be at least 8 characters long",
  passwordKinds: "Password must contain at least one uppercase letter, one lowercase letter, and one number",
  passwordCommon: "This password is too common. Please choose another one",
  passwordOfAddress: "Please choose a password that is not part of your email address",
  passwordMatch: "Passwords do not match",
  terms: "You must agree to the Terms of Service and Privacy Policy",
  confirmFirst: "Please confirm with your password that it is you.",
  currentPassword: "Please enter your current password",
  passwordSame: "Please choose a password that differs from the current one",
  deleted:
    "Account deletion request received. Your account will be permanently deleted within 24 hours. " +
    "A confirmation email follows. Contact support within 24 hours to reverse it.",
  deletion: "Account deletion cancelled. You must type DELETE exactly to confirm.",
} as const;

/** Whoever deletes their account types this to confirm it. */
export const DELETE_WORD = "DELETE";
