import type { UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { userTypes } from "@/db/enums";
import { checkEmailSyntaxAndLabels } from "@/lib/domain/accounts/email-hints";
import { accountMessages, emailField, newPasswordField, registerInput } from "@/lib/domain/accounts/schema";

/** A new password, typed twice. The second is compared even while other fields are wrong. */
const passwords = { password: newPasswordField, confirmPassword: z.string().optional() };
const sameTwice = {
  path: ["confirmPassword"],
  error: accountMessages.passwordMatch,
  when: () => true,
};
const isSameTwice = (form: { password?: unknown; confirmPassword?: unknown }) =>
  (form.password ?? "") === (form.confirmPassword ?? "");

/** The sign-up form: what the registration takes, and the second password. */
export const signupForm = registerInput
  .pick({ name: true, company: true, agreeToTerms: true })
  .extend({
    ...passwords,
    email: emailField.superRefine((value, context) => {
      const problem = checkEmailSyntaxAndLabels(value);
      if (problem) context.addIssue({ code: "custom", message: problem });
    }),
    userType: z.enum(userTypes, { error: "Please choose an account type" }),
  })
  .refine(isSameTwice, sameTwice);

/** The form behind a reset link. */
export const newPasswordForm = z.object(passwords).refine(isSameTwice, sameTwice);

export type SignupValues = z.input<typeof signupForm>;
export type SignupOutput = z.output<typeof signupForm>;
export type SignupFormState = UseFormReturn<SignupValues, unknown, SignupOutput>;

/** The id of a sign-up control: where the box's "Go to the field" leads. */
export const signupFieldId = (name: keyof SignupValues) => `signup-${name}`;

type FormProblem<Name extends string> = { field: Name; words: string };
type Errors<Name extends string> = Partial<Record<Name, { message?: string }>>;

/** The order in which problems are told, one at a time. */
const signupOrder = [
  "email",
  "password",
  "confirmPassword",
  "name",
  "userType",
  "company",
  "agreeToTerms",
] as const;
const required = ["email", "password", "name", "userType"] as const;

/** What the box above the sign-up form says: missing fields first, then the first wrong one (spec 1, section 5). */
export function signupProblem(
  errors: Errors<keyof SignupValues>,
  values: Partial<SignupValues>,
): FormProblem<keyof SignupValues> | null {
  const missing = required.find((name) => errors[name] && !values[name]?.trim());
  if (missing) return { field: missing, words: accountMessages.required };
  return firstProblem(errors, signupOrder);
}

/** The first field of `order` with an error, and its words. */
export function firstProblem<Name extends string>(
  errors: Errors<Name>,
  order: readonly Name[],
): FormProblem<Name> | null {
  for (const field of order) {
    const words = errors[field]?.message;
    if (words) return { field, words };
  }
  return null;
}
