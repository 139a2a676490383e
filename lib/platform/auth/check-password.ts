import { AppError } from "@/lib/core/errors";
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
