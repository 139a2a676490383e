import { z } from "zod";
import { subscriptionLevels, userTypes } from "@/db/enums";
import { anyCaseEnum, bounds, line, optionalSiteUrl, text, upperEnum } from "@/lib/core/fields";
import { accountMessages, looksLikeEmail } from "./rules";

export const emailField = text("Email", bounds.email, 1)
  .transform((value) => value.toLowerCase())
  .refine(looksLikeEmail, accountMessages.email);

export const newPasswordField = z
  .string({ error: accountMessages.required })
  .min(8, accountMessages.passwordLength)
  .max(bounds.password, `Password must be ${bounds.password} characters or fewer`)
  .refine(
    (value) => /\p{Lu}/u.test(value) && /\p{Ll}/u.test(value) && /\d/.test(value),
    accountMessages.passwordKinds,
  );

export const registerInput = z.object({
  email: emailField,
  password: newPasswordField,
  name: line("Name", bounds.name, 1),
  userType: anyCaseEnum(userTypes, "User type"),
  agreeToTerms: z.literal(true, { error: accountMessages.terms }),
  company: line("Company", bounds.name).optional(),
  location: line("Location", 150).optional(),
  website: optionalSiteUrl("Website"),
});

/** The sign-up form, with the password typed twice. Compared even while other fields are wrong. */
const typedTwice = {
  path: ["confirmPassword"],
  error: accountMessages.passwordMatch,
  when: () => true,
};
export const signUpInput = registerInput
  .extend({ confirmPassword: z.string().optional() })
  .refine(({ password, confirmPassword }) => password === confirmPassword, typedTwice);

export const loginInput = z.object({
  email: text("Email", bounds.email, 1),
  password: z
    .string({ error: accountMessages.loginRequired })
    .min(1, accountMessages.loginRequired)
    .max(bounds.password),
});

/** While the address is not confirmed; the password shows that it is the owner who corrects it. */
export const changeEmailInput = z.object({
  email: emailField,
  password: z
    .string({ error: "Password is required" })
    .min(1, "Password is required")
    .max(bounds.password, "This is not your password"),
});
export const forgotPasswordInput = z.object({ email: emailField });
/** The second password is compared where there is one: a form sends it, a client of the API need not. */
export const resetPasswordInput = z
  .object({
    token: text("Token", 200, 1),
    password: newPasswordField,
    confirmPassword: z.string(accountMessages.passwordMatch).optional(),
  })
  .refine(({ password, confirmPassword = password }) => password === confirmPassword, typedTwice);
/** Absent ones stay as they are. */
export const preferencesInput = z.object({
  ai: z.boolean({ error: "ai must be true or false" }).optional(),
});
export const verifyEmailInput = z.object({ token: text("Token", 200, 1) });
export const refreshInput = z.object({ refreshToken: text("Refresh token", 200, 1) });

export const tokensView = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  /** Seconds the access token is good for. */
  expiresIn: z.number().int(),
});

export const userView = z.object({
  id: z.uuid(),
  email: z.string(),
  emailVerified: z.boolean(),
  name: z.string(),
  userType: upperEnum(userTypes),
  isVerified: z.boolean(),
  isAdmin: z.boolean(),
  /** The stored plan. While in beta everyone has premium in effect: see `plan`. */
  subscriptionLevel: z.enum(subscriptionLevels),
  plan: z.enum(subscriptionLevels),
  profile: z.object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    avatarUrl: z.string().nullable(),
    url: z.string(),
    complete: z.boolean(),
  }),
  company: z.object({ id: z.uuid(), name: z.string(), website: z.string().nullable() }).nullable(),
  managedProfiles: z.array(z.object({ id: z.uuid(), slug: z.string(), name: z.string() })),
  preferences: z.object({
    notifications: z.boolean(),
    pitchResponses: z.boolean(),
    weeklyDigest: z.boolean(),
    autoMatch: z.boolean(),
    publicProfile: z.boolean(),
    allowDirectMessages: z.boolean(),
    ai: z.boolean(),
  }),
});
export type UserView = z.infer<typeof userView>;
