import { sql } from "drizzle-orm";
import { z } from "zod";
import { users } from "@/db/schema/accounts";
import type { Transaction } from "@/db/types";
import type { Effects } from "@/lib/core/effects";
import { conflict, violatedConstraint } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { foundCompany } from "@/lib/domain/profiles/companies/store";
import { unclaimed } from "@/lib/domain/profiles/profiles/names";
import { createProfile, refreshListing } from "@/lib/domain/profiles/profiles/store";
import { isNewsroomType } from "@/lib/domain/vocabulary/user-type/user-type";
import { hashPassword } from "@/lib/platform/crypto/passwords";
import { TERMS_VERSION } from "@/lib/product";
import { refuseBlocked } from "@/lib/utils/email-guard";
import { uuidv7 } from "@/lib/utils/uuid";
import { verifyMail } from "../events";
import { refusePasswordOfAddress, uncommonPasswordField } from "../password-guard";
import { accountMessages } from "../rules";
import { emailField, registerInput, signUpInput, tokensView, type UserView, userView } from "../schema";
import { openApiSession } from "../sessions";
import { readUserView } from "../views";

type RegisterInput = z.output<typeof registerInput>;

const prepareAccount = async ({ input: { password, email } }: { input: RegisterInput }) => {
  refusePasswordOfAddress(password, email);
  return { passwordHash: await hashPassword(password) };
};

/** Writes the account, its draft profile and, for a brand or source that names one, the company it administers. */
async function createAccount(
  tx: Transaction,
  effects: Effects,
  input: RegisterInput,
  { passwordHash }: { passwordHash: string },
): Promise<UserView> {
  const { email, name, userType, company = "", location = "", website = null, zone } = input;
  const hasCompany = company !== "" && isNewsroomType(userType);
  const userId = uuidv7();
  const profileId = uuidv7();
  try {
    await tx.insert(users).values({
      id: userId,
      email,
      name,
      userType,
      zone,
      passwordHash,
      companyText: company || null,
      termsAcceptedAt: sql`app_now()`,
      termsVersion: TERMS_VERSION,
      autoMatch: userType === "press",
    });
  } catch (error) {
    if (violatedConstraint(error) === "users_email")
      throw conflict("An account with this email already exists.");
    throw error;
  }
  const companyId = hasCompany ? await foundCompany(tx, { name: company, website, userId }) : null;
  await createProfile(tx, {
    id: profileId,
    userId,
    companyId,
    kind: userType,
    name: hasCompany ? company : name,
    location,
    website,
  });
  await refreshListing(tx, effects, profileId);
  effects.job(verifyMail, { userId, requestId: uuidv7() });
  const view = await readUserView(tx, userId);
  if (!view) throw new Error("The account just made cannot be read.");
  return view;
}

const access = { public: "Signing up is how one gets an account." } as const;
const message = "Account created successfully!";
const required = {
  fields: ["email", "password", "name", "userType"],
  message: accountMessages.required,
};
/** These fields need the server's lists. */
const checked = {
  email: emailField.superRefine(refuseBlocked),
  password: uncommonPasswordField,
  name: unclaimed(registerInput.shape.name, "Name"),
  company: unclaimed(registerInput.shape.company, "Company"),
};

/** Makes an account for an API client and signs it in. */
export const register = command({
  name: "accounts.register",
  summary: "Create an account and sign in to the API",
  input: registerInput.safeExtend(checked),
  required,
  output: z.object({ user: userView, tokens: tokensView }),
  access,
  message,
  rateLimit: { perAddress: 30 },
  prepare: prepareAccount,
  audit: { kind: "account", id: ({ output }) => output.user.id },
  run: async ({ db, actor, input, prepared, effects }) => {
    const user = await createAccount(db, effects, input, prepared);
    return { user, tokens: await openApiSession(db, actor, user.id) };
  },
});

/** Makes an account for a browser, which then signs in with its own cookie: no session is opened here. */
export const signUp = command({
  name: "accounts.signUp",
  summary: "Create an account without a session, as the sign-up form does",
  input: signUpInput.safeExtend(checked),
  required,
  output: z.object({ user: userView }),
  access,
  message,
  rateLimit: { perAddress: 30 },
  prepare: prepareAccount,
  audit: { kind: "account", id: ({ output }) => output.user.id },
  run: async ({ db, input, prepared, effects }) => ({
    user: await createAccount(db, effects, input, prepared),
  }),
});
