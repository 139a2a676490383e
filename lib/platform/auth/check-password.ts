import { AppError, invalidField } from "@/lib/core/errors";
import { hashPassword, needsRehash, verifyPassword } from "@/lib/platform/crypto/passwords";
import { database } from "@/lib/platform/database";
import { clearAttempts, countAttempt, requireAttemptsLeft } from "./account-limits";

/**
 * The id of the account with this address and password. Wrong, unknown and deleted answer alike and take the
 * same time; five wrong ones in 15 minutes lock the account's sign-in for the rest of them (429).
 */
export async function checkPassword(email: string, password: string): Promise<string> {
  const key = email.toLowerCase();
  await requireAttemptsLeft("login", key);
  const { sql } = database();
  const [user] = await sql<{ id: string; password_hash: string }[]>`
    select id, password_hash from users where email = ${key} and deleted_at is null`;
  if (await verifyPassword(user?.password_hash ?? null, password)) {
    await clearAttempts("login", key);
    if (user) {
      if (needsRehash(user.password_hash)) {
        await sql`update users set password_hash = ${await hashPassword(password)} where id = ${user.id}`;
      }
      return user.id;
    }
  }
  await countAttempt("login", key);
  throw new AppError("unauthenticated", "Invalid email or password");
}

/**
 * Asks the owner of a session for the password once more. A wrong one is a 400 at its field, since the session itself
 * is good, and counts against the account's sign-in.
 */
export async function confirmPassword(userId: string, password: string): Promise<void> {
  const { sql } = database();
  const [user] = await sql<{ email: string }[]>`select email from users where id = ${userId}`;
  try {
    await checkPassword(user?.email ?? "", password);
  } catch (error) {
    if (error instanceof AppError && error.code === "unauthenticated") {
      throw invalidField("password", "This is not your password");
    }
    throw error;
  }
}
