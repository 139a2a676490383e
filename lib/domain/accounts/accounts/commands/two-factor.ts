import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { companies, memberships, recoveryCodes, sessions, users } from "@/db/schema/accounts";
import type { Transaction } from "@/db/types";
import { conflict, invalidField } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { codeMessages } from "@/lib/core/two-factor";
import { clearAttempts, countAttempt } from "@/lib/platform/auth/account-limits";
import { confirmOwner } from "@/lib/platform/auth/confirm-owner";
import {
  makeRecoveryCodes,
  newTotpSecret,
  openTotpSecret,
  sealTotpSecret,
  totpAddress,
  totpStep,
} from "@/lib/platform/auth/second-factor";
import { uuidv7 } from "@/lib/utils/uuid";
import { securityMail } from "../events";
import { confirmInput, enableTwoFactorInput } from "../schema";

const codesView = z.object({ recoveryCodes: z.array(z.string()) });
const isOn = () => conflict("Two-factor sign-in is on already.");
const isOff = () => conflict("Two-factor sign-in is off.");
const ownAccount = {
  kind: "account",
  id: ({ actor }: { actor: { userId: string } }) => actor.userId,
} as const;

/** Begins the set-up with a new secret for an authenticator. Sign-in stays as it is until a code of it is sent. */
export const startTwoFactor = command({
  name: "accounts.startTwoFactor",
  summary: "Begin to set up two-factor sign-in",
  input: confirmInput,
  output: z.object({ secret: z.string(), address: z.string() }),
  access: "signedIn",
  beforeTwoFactor: true,
  secret: true,
  rateLimit: { perAddress: 30 },
  prepare: ({ actor, input }) => confirmOwner(actor, input),
  audit: ownAccount,
  run: async ({ db, actor }) => {
    const secret = newTotpSecret();
    const [user] = await db
      .update(users)
      .set({ totpSecret: sealTotpSecret(actor.userId, secret) })
      .where(and(eq(users.id, actor.userId), isNull(users.totpEnabledAt)))
      .returning({ email: users.email });
    if (!user) throw isOn();
    return { secret, address: totpAddress(secret, user.email) };
  },
});

/** Ends the set-up by a code of the authenticator and answers ten recovery codes, of which only hashes are stored. */
export const enableTwoFactor = command({
  name: "accounts.enableTwoFactor",
  summary: "Turn two-factor sign-in on by a code, and get the recovery codes",
  input: enableTwoFactorInput,
  output: codesView,
  access: "signedIn",
  beforeTwoFactor: true,
  secret: true,
  message: "Two-factor sign-in is on.",
  rateLimit: { perAddress: 60 },
  prepare: async ({ actor }) => {
    await countAttempt("code", actor.userId);
    return makeRecoveryCodes();
  },
  audit: ownAccount,
  run: async ({ db, actor, input, prepared, effects }) => {
    const { userId } = actor;
    const [user] = await db
      .select({
        sealed: users.totpSecret,
        enabledAt: users.totpEnabledAt,
        seconds: sql<number>`extract(epoch from app_now())::float8`,
      })
      .from(users)
      .where(eq(users.id, userId))
      .for("update");
    if (user?.enabledAt) throw isOn();
    const secret = user?.sealed ? openTotpSecret(userId, user.sealed) : null;
    if (!user || !secret) throw conflict("Please begin with a new key.");
    const step = totpStep(secret, input.totp.replace(/\s/g, ""), user.seconds);
    if (step === null) throw invalidField("totp", codeMessages.wrong);
    await clearAttempts("code", userId);
    await db
      .update(users)
      .set({ totpEnabledAt: sql`app_now()`, totpLastStep: step })
      .where(eq(users.id, userId));
    await db.update(sessions).set({ confirmedAt: sql`app_now()` }).where(eq(sessions.id, actor.sessionId));
    await storeCodes(db, userId, prepared.rows);
    effects.job(securityMail, { userId, requestId: uuidv7(), kind: "two_factor_on", at: now() });
    return { recoveryCodes: prepared.codes };
  },
});

/** Turns two-factor sign-in off and deletes its secret and recovery codes, unless the company asks for it. */
export const disableTwoFactor = command({
  name: "accounts.disableTwoFactor",
  summary: "Turn two-factor sign-in off",
  input: confirmInput,
  output: z.object({}),
  access: "signedIn",
  secret: true,
  message: "Two-factor sign-in is off.",
  rateLimit: { perAddress: 30 },
  prepare: ({ actor, input }) => confirmOwner(actor, input),
  audit: ownAccount,
  run: async ({ db, actor: { userId }, effects }) => {
    const [asked] = await db
      .select({ on: companies.requiresTwoFactor })
      .from(memberships)
      .innerJoin(companies, eq(companies.id, memberships.companyId))
      .where(eq(memberships.userId, userId));
    if (asked?.on) throw conflict("Your company asks for two-factor sign-in.");
    const off = await db
      .update(users)
      .set({ totpSecret: null, totpEnabledAt: null, totpLastStep: null })
      .where(and(eq(users.id, userId), isNotNull(users.totpEnabledAt)))
      .returning({ id: users.id });
    if (off.length === 0) throw isOff();
    await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    effects.job(securityMail, { userId, requestId: uuidv7(), kind: "two_factor_off", at: now() });
    return {};
  },
});

/** Makes ten new recovery codes; the earlier ones end. */
export const renewRecoveryCodes = command({
  name: "accounts.renewRecoveryCodes",
  summary: "Get new recovery codes; the earlier ones end",
  input: confirmInput,
  output: codesView,
  access: "signedIn",
  secret: true,
  rateLimit: { perAddress: 30 },
  prepare: async ({ actor, input }) => {
    await confirmOwner(actor, input);
    return makeRecoveryCodes();
  },
  audit: ownAccount,
  run: async ({ db, actor: { userId }, prepared, effects }) => {
    const [user] = await db
      .select({ on: isNotNull(users.totpEnabledAt) })
      .from(users)
      .where(eq(users.id, userId))
      .for("update");
    if (!user?.on) throw isOff();
    await storeCodes(db, userId, prepared.rows);
    effects.job(securityMail, { userId, requestId: uuidv7(), kind: "recovery_codes_new", at: now() });
    return { recoveryCodes: prepared.codes };
  },
});

async function storeCodes(db: Transaction, userId: string, rows: { label: string; codeHash: string }[]) {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.insert(recoveryCodes).values(rows.map((row) => ({ userId, ...row })));
}

const now = () => new Date().toISOString();
