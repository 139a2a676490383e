import { z } from "zod";
import { userTypes } from "@/db/enums";
import { accountMessages } from "@/lib/domain/accounts/accounts/rules";
import {
  changeEmailInput,
  emailField,
  newPasswordField,
  registerInput,
} from "@/lib/domain/accounts/accounts/schema";
import { checkEmailSyntaxAndLabels } from "@/lib/utils/email-hints";
import { withScheme } from "@/lib/utils/web-address";

// The rules of the account forms come with zod. Import only types of this file, and the schemas through
// `deferredRules`.

/** The second password is compared even while other fields are wrong. */
const passwords = { password: newPasswordField, confirmPassword: z.string().optional() };
const sameTwice = {
  path: ["confirmPassword"],
  error: accountMessages.passwordMatch,
  when: () => true,
};
const isSameTwice = (form: { password?: unknown; confirmPassword?: unknown }) =>
  (form.password ?? "") === (form.confirmPassword ?? "");

/** The browser can judge the address only in part. */
const newEmailField = emailField.superRefine((value, context) => {
  const problem = checkEmailSyntaxAndLabels(value);
  if (problem) context.addIssue({ code: "custom", message: problem });
});

/** The sign-up form has the registration's fields and the second password. */
export const signupForm = registerInput
  .pick({ name: true, company: true, location: true, agreeToTerms: true })
  .extend({
    // The field adds the https:// when it is left; a note that asked for it before would move what is pressed by going.
    website: z.preprocess((typed) => withScheme(String(typed ?? "")), registerInput.shape.website),
    ...passwords,
    email: newEmailField,
    userType: z.enum(userTypes, { error: "Please choose an account type" }),
  })
  .refine(isSameTwice, sameTwice);

export const newPasswordForm = z.object(passwords).refine(isSameTwice, sameTwice);

export const loginForm = z.object({
  email: z.string("Email is required").trim().min(1, "Email is required"),
  password: z.string("Password is required").min(1, "Password is required"),
});

export const forgotForm = z.object({
  email: z
    .string(accountMessages.emailRequired)
    .trim()
    .min(1, { error: accountMessages.emailRequired, abort: true })
    .pipe(emailField),
});

export const changeEmailForm = changeEmailInput.extend({ email: newEmailField });
