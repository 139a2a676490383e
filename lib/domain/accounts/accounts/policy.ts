import { type SQL, sql } from "drizzle-orm";
import { sessions } from "@/db/schema/accounts";
import type { UserActor } from "@/lib/core/actor";
import { AppError } from "@/lib/core/errors";
import { accountMessages } from "./rules";

/** Sending pitches and messages waits for the confirmed e-mail. Testing mode counts every address as confirmed. */
export function requireVerifiedEmail(actor: UserActor): void {
  if (!actor.emailVerified) throw new AppError("email_unverified");
}

export const liveSessionOf = (actor: UserActor): SQL =>
  sql`${sessions.userId} = ${actor.userId} and ${sessions.revokedAt} is null and ${sessions.expiresAt} > app_now()`;

/**
 * Answers 403 unless the caller confirmed just now. It guards what asks for no password of its own, such as the export
 * of one's data.
 */
export function requireRecentlyConfirmed(actor: UserActor): void {
  if (actor.recentlyConfirmed) return;
  throw new AppError("forbidden", accountMessages.confirmFirst, {
    details: { confirm: "/auth/confirm" },
  });
}
