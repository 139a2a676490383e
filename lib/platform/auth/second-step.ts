import { signHmac, verifyHmac } from "@/lib/platform/crypto/hmac";
import { database } from "@/lib/platform/database";
import { isUuid } from "@/lib/utils/uuid";

const LIFE_SECONDS = 5 * 60;

type Row = { password_hash: string; seconds: number };

async function readAccount(userId: string): Promise<Row | undefined> {
  const { sql } = database();
  const [row] = await sql<Row[]>`
    select password_hash, extract(epoch from app_now())::float8 as seconds from users
    where id = ${userId} and deleted_at is null`;
  return row;
}

/** The password hash is signed too: once the password changes, sign-ins that began with the old one end. */
const signed = (userId: string, expires: number, row: Row) => `${userId}.${expires}.${row.password_hash}`;

/** Makes a token that proves for five minutes that this account's password was given. It opens no session by itself. */
export async function makeSecondStep(userId: string): Promise<string> {
  const row = await readAccount(userId);
  if (!row) return "";
  const expires = Math.floor(row.seconds) + LIFE_SECONDS;
  return `${userId}.${expires}.${signHmac("second-step", signed(userId, expires, row))}`;
}

/** Returns the account; null where the token is forged or too old, or the password has changed. */
export async function readSecondStep(secondStep: string): Promise<string | null> {
  const [userId = "", until = "", signature = ""] = secondStep.split(".");
  const expires = Number(until);
  if (!isUuid(userId) || !Number.isSafeInteger(expires)) return null;
  const row = await readAccount(userId);
  if (!row || row.seconds > expires) return null;
  return verifyHmac("second-step", signed(userId, expires, row), signature) ? userId : null;
}
