import { randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { AppError } from "@/lib/core/errors";
import { codeMessages } from "@/lib/core/two-factor";
import { hashPassword, verifyPassword } from "@/lib/platform/crypto/passwords";
import { openSealed, sealText } from "@/lib/platform/crypto/seal";
import { database } from "@/lib/platform/database";
import { PRODUCT_NAME } from "@/lib/product";
import { clearAttempts, countAttempt } from "./account-limits";
import { noteRefusedProof } from "./refused-proof";

/** Every authenticator app implements RFC 6238 in this way: SHA-1, six digits, 30 seconds. */
const PERIOD_SECONDS = 30;
/** A code of the step before or after counts too, because clocks differ and typing takes time. */
const WINDOW = 1;
const SECRET_BYTES = 20;

/** A code comes from the authenticator, or is one of the recovery codes. */
export type CodeKind = "totp" | "recovery";

/** Makes a secret for an authenticator, in base32. */
export const newTotpSecret = () => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, label = "") =>
  new TOTP({ issuer: PRODUCT_NAME, label, secret, period: PERIOD_SECONDS });

/** An authenticator app reads this address from the QR code. */
export const totpAddress = (secret: string, email: string) => totpOf(secret, email).toString();

/** Returns the time step that a code belongs to, or null. `seconds` is now, since 1970. */
export function totpStep(secret: string, code: string, seconds: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: seconds * 1000, window: WINDOW });
  return delta === null ? null : Math.floor(seconds / PERIOD_SECONDS) + delta;
}

export const sealTotpSecret = (userId: string, secret: string) => sealText("totp", userId, secret);
export const openTotpSecret = (userId: string, sealed: string) => openSealed("totp", userId, sealed);

/** Digits and capitals that look alike are left out. */
const LETTERS = "23456789ABCDEFGHJKLMNPQRSTVWXYZ";
const GROUP = 4;
const RECOVERY_CODES = 10;

function newGroup(): string {
  return Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}

/**
 * Makes ten recovery codes such as "7KQ2-M9XD-HPW4" and the rows to store: the first group finds its row, the rest
 * (39 bits) is hashed as a password is.
 */
export async function makeRecoveryCodes(): Promise<{
  codes: string[];
  rows: { label: string; codeHash: string }[];
}> {
  const labels = new Set<string>();
  while (labels.size < RECOVERY_CODES) labels.add(newGroup());
  const made = await Promise.all(
    [...labels].map(async (label) => {
      const secret = `${newGroup()}-${newGroup()}`;
      return { code: `${label}-${secret}`, row: { label, codeHash: await hashPassword(secret) } };
    }),
  );
  return { codes: made.map(({ code }) => code), rows: made.map(({ row }) => row) };
}

type FactorRow = { secret: string | null; seconds: number };

/**
 * Asks for the account's second factor where it has one, and spends the code, since each works once. Returns what it
 * was; null where the account has none. Absent and wrong codes are 401 with `fields.totp` and `details.factor`, so
 * that a client can ask; wrong ones are limited per account.
 */
export async function requireSecondFactor(
  userId: string,
  code: string | undefined,
): Promise<CodeKind | null> {
  const { sql } = database();
  const [row] = await sql<FactorRow[]>`
    select totp_secret as secret, extract(epoch from app_now())::float8 as seconds from users
    where id = ${userId} and totp_enabled_at is not null`;
  if (!row) return null;
  if (!code) throw refused(codeMessages.required);
  // An attempt is counted before its code is checked, so that no more codes sent side by side are checked than of
  // those sent one after the other.
  await countAttempt("code", userId);
  const kind = /^\d{6}$/.test(code.replace(/\s/g, ""))
    ? await spendTotp(userId, row, code.replace(/\s/g, ""))
    : await spendRecoveryCode(userId, code);
  if (!kind) {
    await noteRefusedProof("code", { userId });
    throw refused(codeMessages.wrong);
  }
  await clearAttempts("code", userId);
  return kind;
}

const refused = (message: string) =>
  new AppError("unauthenticated", message, { fields: { totp: [message] }, details: { factor: "totp" } });

async function spendTotp(
  userId: string,
  { secret: sealed, seconds }: FactorRow,
  code: string,
): Promise<CodeKind | null> {
  // After AUTH_SECRET changed, no authenticator's code fits any more; recovery codes still do.
  const secret = sealed && openTotpSecret(userId, sealed);
  const step = secret ? totpStep(secret, code, seconds) : null;
  if (step === null) return null;
  const { sql } = database();
  const spent = await sql`
    update users set totp_last_step = ${step}
    where id = ${userId} and totp_enabled_at is not null and coalesce(totp_last_step, 0) < ${step} returning 1`;
  return spent.length > 0 ? "totp" : null;
}

async function spendRecoveryCode(userId: string, typed: string): Promise<CodeKind | null> {
  const plain = typed.toUpperCase().replace(/[^0-9A-Z]/g, "");
  const label = plain.slice(0, GROUP);
  const secret = `${plain.slice(GROUP, 2 * GROUP)}-${plain.slice(2 * GROUP)}`;
  const { sql } = database();
  const [row] = await sql<{ code_hash: string }[]>`
    select code_hash from recovery_codes where user_id = ${userId} and label = ${label} and used_at is null`;
  if (!(await verifyPassword(row?.code_hash ?? null, secret))) return null;
  const spent = await sql`
    update recovery_codes set used_at = app_now()
    where user_id = ${userId} and label = ${label} and used_at is null returning 1`;
  return spent.length > 0 ? "recovery" : null;
}
