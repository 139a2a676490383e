import type { UserActor } from "@/lib/core/actor";
import { AppError } from "@/lib/core/errors";

/** Sending pitches and messages waits for the confirmed e-mail. Testing mode counts every address as confirmed. */
export function requireVerifiedEmail(actor: UserActor): void {
  if (!actor.emailVerified) throw new AppError("email_unverified");
}
