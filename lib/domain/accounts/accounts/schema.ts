import { z } from "zod";
import { newsroomStatuses, sessionKinds, subscriptionLevels, userTypes } from "@/db/enums";
import { bounds } from "@/lib/core/bounds";
import {
  anyCaseEnum,
  clockTime,
  isoDate,
  nameLine,
  optionalSiteUrl,
  singleLine,
  text,
  unbroken,
  upperEnum,
  zoneName,
} from "@/lib/core/fields";
import { companyActNames } from "@/lib/domain/profiles/companies/rules";
import { canonicalEmail } from "@/lib/utils/canonical-email";
import { isEmail } from "@/lib/utils/is-email";
import { activityKinds } from "./activity";
import { type PreferenceName, preferenceNames } from "./preferences";
import { accountMessages, DELETE_WORD } from "./rules";

export const emailField = unbroken("Email", bounds.email, 1)
  .transform(canonicalEmail)
  .refine(isEmail, accountMessages.email);

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
  name: nameLine("Name", bounds.name, 1),
  userType: anyCaseEnum(userTypes, "User type"),
  agreeToTerms: z.literal(true, { error: accountMessages.terms }),
  company: nameLine("Company", bounds.name).optional(),
  location: singleLine("Location", 150).optional(),
  website: optionalSiteUrl("Website"),
  /** The zone whose days and clock are theirs; UTC where none is named. */
  zone: zoneName().optional(),
});

/** A repetition that is too long to be a password cannot equal one, so it gets the same message. */
const repeated = z.string(accountMessages.passwordMatch).max(bounds.password, accountMessages.passwordMatch);

/** The two passwords are compared even while other fields are wrong. */
const typedTwice = {
  path: ["confirmPassword"],
  error: accountMessages.passwordMatch,
  when: () => true,
};
export const signUpInput = registerInput
  .extend({ confirmPassword: repeated.optional() })
  .refine(({ password, confirmPassword }) => password === confirmPassword, typedTwice);

/** The code of an authenticator, or a recovery code; it is left out where none is asked for. */
export const codeField = text("Code", 40)
  .transform((value) => value || undefined)
  .optional();

export const loginInput = z.object({
  email: text("Email", bounds.email, 1).transform(canonicalEmail),
  password: z
    .string({ error: accountMessages.loginRequired })
    .min(1, accountMessages.loginRequired)
    .max(bounds.password),
  totp: codeField,
});

/** The second step of a sign-in whose first step checked the password. */
export const secondStepInput = z.object({ secondStep: text("Second step", 200, 1), totp: codeField });

const ownPasswordField = z
  .string({ error: "Password is required" })
  .min(1, "Password is required")
  .max(bounds.password, "This is not your password");

/** The owner proves who they are with this before a sensitive act. */
export const confirmInput = z.object({ password: ownPasswordField, totp: codeField });

export const changeEmailInput = confirmInput.extend({ email: emailField });

export const changePasswordInput = z
  .object({
    currentPassword: z
      .string({ error: accountMessages.currentPassword })
      .min(1, accountMessages.currentPassword)
      .max(bounds.password, "This is not your password"),
    newPassword: newPasswordField,
    /** The repetition is compared where there is one: a form sends it, a client of the API need not. */
    confirmPassword: repeated.optional(),
    totp: codeField,
  })
  .refine(({ newPassword, confirmPassword = newPassword }) => newPassword === confirmPassword, typedTwice)
  .refine(({ currentPassword, newPassword }) => currentPassword !== newPassword, {
    path: ["newPassword"],
    error: accountMessages.passwordSame,
  });

export const deleteAccountInput = confirmInput.extend({
  confirm: z.literal(DELETE_WORD, { error: accountMessages.deletion }),
});

export const enableTwoFactorInput = z.object({ totp: text("Code", 40, 1) });
export const mailTokenInput = z.object({ token: text("Token", 200, 1) });

export const sessionView = z.object({
  id: z.uuid(),
  current: z.boolean(),
  /** A name such as "Firefox on Linux", as far as the browser says. */
  device: z.string(),
  kind: z.enum(sessionKinds),
  ip: z.string().nullable(),
  createdAt: isoDate(),
  lastSeenAt: isoDate(),
});
export type SessionView = z.infer<typeof sessionView>;

/** An act about the account's security is answered as ids, moments and fixed texts. */
export const activityView = z.object({
  id: z.uuid(),
  kind: z.enum(activityKinds),
  text: z.string(),
  at: isoDate(),
});
export type ActivityView = z.infer<typeof activityView>;

export const securityView = z.object({
  email: z.string(),
  emailVerified: z.boolean(),
  /** The mail server of the address refuses our mails since then, with this answer; null where it takes them. */
  refused: z.object({ answer: z.string(), since: isoDate() }).nullable(),
  /** The address that is yet to confirm a change. */
  pendingEmail: z.string().nullable(),
  passwordChangedAt: isoDate().nullable(),
  /** The owner confirmed who they are in this session within the last ten minutes. */
  confirmed: z.boolean(),
  /** The next sensitive act asks for a code. */
  codeDue: z.boolean(),
  twoFactor: z.object({
    enabled: z.boolean(),
    enabledAt: isoDate().nullable(),
    /** The account's company asks for two-factor sign-in. */
    required: z.boolean(),
    /** From then on they must have it; null where no company asks for it. */
    requiredFrom: isoDate().nullable(),
    recoveryCodesLeft: z.number().int(),
    /** The set-up that was begun can be read for ten minutes after the password was given. */
    setup: z.object({ secret: z.string(), address: z.string() }).nullable(),
  }),
});
export type SecurityView = z.infer<typeof securityView>;
export const forgotPasswordInput = z.object({ email: emailField });
/** The second password is compared where there is one: a form sends it, a client of the API need not. */
export const resetPasswordInput = z
  .object({
    token: text("Token", 200, 1),
    password: newPasswordField,
    confirmPassword: repeated.optional(),
  })
  .refine(({ password, confirmPassword = password }) => password === confirmPassword, typedTwice);
const switches = <T extends z.ZodType>(of: (name: PreferenceName) => T) =>
  Object.fromEntries(preferenceNames.map((name) => [name, of(name)])) as Record<PreferenceName, T>;

/** What is absent stays as it is. */
export const preferencesInput = z.object({
  ...switches((name) => z.boolean({ error: `${name} must be true or false` }).optional()),
  quietFrom: clockTime("quietFrom").optional(),
  quietUntil: clockTime("quietUntil").optional(),
  zone: zoneName().optional(),
  digestTime: clockTime("digestTime").optional(),
  /** 1 is Monday. */
  digestDay: z
    .int({ error: "digestDay must be a number from 1 (Monday) to 7" })
    .min(1, "digestDay must be a number from 1 (Monday) to 7")
    .max(7, "digestDay must be a number from 1 (Monday) to 7")
    .optional(),
});
export const refreshInput = z.object({ refreshToken: text("Refresh token", 200, 1) });

export const tokensView = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  /** Seconds until the access token expires. */
  expiresIn: z.number().int(),
});

/** `manager` is the name of the member to whom what concerns the newsroom is addressed. */
const ownedProfile = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  manager: z.string().nullable(),
  status: upperEnum(newsroomStatuses),
  /** It was never published, so nobody else can open it. */
  isDraft: z.boolean(),
});

export const userView = z.object({
  id: z.uuid(),
  email: z.string(),
  emailVerified: z.boolean(),
  name: z.string(),
  userType: upperEnum(userTypes),
  isVerified: z.boolean(),
  isAdmin: z.boolean(),
  /** The acts that the viewer may do for the profile acted for: all without a company, else those of their role. */
  acts: z.array(z.enum(companyActNames)),
  /** Since then the company's plan holds fewer members or newsrooms, and the viewer only reads; null else. */
  readOnlyAt: z.iso.datetime().nullable(),
  /** The plan that is stored or paid for. While in beta everyone has premium in effect: see `plan`. */
  subscriptionLevel: z.enum(subscriptionLevels),
  plan: z.enum(subscriptionLevels),
  profile: z.object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    /** The person's own title and portrait. */
    title: z.string(),
    avatarUrl: z.string().nullable(),
    /** The newsroom's. */
    logoUrl: z.string().nullable(),
    url: z.string(),
    complete: z.boolean(),
    /** Everybody may see it, at `url`. */
    listed: z.boolean(),
  }),
  /** The acts that the viewer's role lets them do in their company; none without one. */
  companyActs: z.array(z.enum(companyActNames)),
  company: z.object({ id: z.uuid(), name: z.string(), website: z.string().nullable() }).nullable(),
  /** The company that the account is a paused member of, which it may leave. */
  pausedIn: z.string().nullable(),
  /** The company's name, or the name that press and paid media entered as theirs. */
  companyName: z.string().nullable(),
  /** The account's own profile; `profile` is the one acted for. */
  ownProfile: ownedProfile,
  /** The other profiles that the account may act for, those of its company. */
  managedProfiles: z.array(ownedProfile),
  preferences: z.object({
    ...switches(() => z.boolean()),
    ...{ quietFrom: z.string(), quietUntil: z.string(), zone: z.string() },
    ...{ digestTime: z.string(), digestDay: z.int() },
  }),
  /** Their company asks for two-factor sign-in, which they have not: until then they go on without. */
  twoFactorUntil: isoDate().nullable(),
  /** The account is on hold and can send nothing, with the reason of staff and the token that answers it once. */
  hold: z.object({ reason: z.string(), appealToken: z.string() }).nullable(),
});
export type UserView = z.infer<typeof userView>;
