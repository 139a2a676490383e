import type { UserActor } from "@/lib/core/actor";
import { AppError } from "@/lib/core/errors";
import { database } from "@/lib/platform/database";
import { confirmPassword } from "./check-password";
import { requireSecondFactor } from "./second-factor";

/**
 * Confirms before a sensitive act that the owner is there: by the password, at the input's field `field`, and, where
 * two-factor sign-in is on, by a code, unless one was given in this session within the last ten minutes. Wrong ones
 * are a 400 at their field, since the session itself is valid. The session then counts as confirmed for ten minutes.
 */
export async function confirmOwner(
  actor: UserActor,
  { password, totp, field = "password" }: { password: string; totp?: string; field?: string },
): Promise<void> {
  await confirmPassword(actor.userId, password, field);
  if (!actor.recentlyConfirmed) await confirmCode(actor.userId, totp);
  const { sql } = database();
  await sql`update sessions set confirmed_at = app_now() where id = ${actor.sessionId}`;
}

async function confirmCode(userId: string, totp: string | undefined): Promise<void> {
  try {
    await requireSecondFactor(userId, totp);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "unauthenticated") throw error;
    throw new AppError("invalid_input", error.message, { fields: error.fields, details: error.details });
  }
}
