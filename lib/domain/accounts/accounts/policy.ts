import { type SQL, sql } from "drizzle-orm";
import { sessions } from "@/db/schema/accounts";
import type { UserActor } from "@/lib/core/actor";
import { AppError, forbidden } from "@/lib/core/errors";
import { accountMessages } from "./rules";

/**
 * Sending pitches, messages and requests waits for the confirmed e-mail, and while the account is on hold. Testing
 * mode counts every address as confirmed.
 */
export function requireSending(actor: Pick<UserActor, "emailVerified" | "isHeld">): void {
  if (!actor.emailVerified) throw new AppError("email_unverified");
  requireNotHeld(actor);
}

/** What others would read or get by mail waits while the account is on hold. */
export function requireNotHeld({ isHeld }: Pick<UserActor, "isHeld">): void {
  if (isHeld) throw forbidden(accountMessages.held);
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
