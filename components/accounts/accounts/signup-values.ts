import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import type { signupForm } from "@/components/accounts/accounts/form-schemas";
import { accountMessages } from "@/lib/domain/accounts/accounts/rules";

export type SignupValues = z.input<typeof signupForm>;
export type SignupOutput = z.output<typeof signupForm>;
export type SignupFormState = UseFormReturn<SignupValues, unknown, SignupOutput>;

/** "Go to the field" in the box leads to this id. */
export const signupFieldId = (name: keyof SignupValues) => `signup-${name}`;

type FormProblem<Name extends string> = { field: Name; text: string };
type Errors<Name extends string> = Partial<Record<Name, { message?: string }>>;

/** Problems are shown in this order, one at a time. */
const signupOrder = [
  "email",
  "password",
  "confirmPassword",
  "name",
  "userType",
  "company",
  "location",
  "website",
  "agreeToTerms",
] as const;
const required = ["email", "password", "name", "userType"] as const;

/** The box above the form names missing fields first, then the first wrong one (docs/product.md#accounts). */
export function signupProblem(
  errors: Errors<keyof SignupValues>,
  values: Partial<SignupValues>,
): FormProblem<keyof SignupValues> | null {
  const missing = required.find((name) => errors[name] && !values[name]?.trim());
  if (missing) return { field: missing, text: accountMessages.required };
  return firstProblem(errors, signupOrder);
}

/** Returns the first field of `order` with an error, and its message. */
export function firstProblem<Name extends string>(
  errors: Errors<Name>,
  order: readonly Name[],
): FormProblem<Name> | null {
  for (const field of order) {
    const text = errors[field]?.message;
    if (text) return { field, text };
  }
  return null;
}
