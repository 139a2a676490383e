import { z } from "zod";
import type { UserActor } from "./actor";
import { AppError, conflict } from "./errors";
import { isoDate, rowId } from "./fields";

/** A form that saves itself sends these along and gets these back (`docs/decisions/038`). */

export const count = (label: string, min: number) =>
  z
    .number({ error: `${label} must be a number` })
    .int()
    .min(min, `${label} must be ${min} or more`)
    // The limit is above any number of saves.
    .max(2_000_000_000, `${label} is too large`);

/** The version that a save's changes were made on; 0 where nothing was stored. A row that has moved on is 409. */
export const versionInput = () => count("version", 0);

/** The input names the row's owner, as it was read. */
export const ownerInput = { profileId: rowId().optional(), userId: rowId().optional() };
export type OwnerInput = { profileId?: string; userId?: string };

/**
 * A page that was opened by one person saves when another is signed in, in the same browser.
 * @throws AppError `not_found`, which says so in its details: the row is not gone, and nothing is made in its place.
 */
export function requireOwner(actor: UserActor, { profileId, userId }: OwnerInput): void {
  const isCaller =
    (profileId ?? actor.profileId) === actor.profileId && (userId ?? actor.userId) === actor.userId;
  if (!isCaller) throw new AppError("not_found", undefined, { details: OTHER_SESSION });
}

const OTHER_SESSION = { session: "other" };

/** The answer to a save: not the form, which its sender has. */
export const savedView = z.object({ id: z.uuid(), version: z.number().int(), savedAt: isoDate() });

const MOVED_ON = "Somebody else has saved this meanwhile. Nothing of yours is lost.";

/** @throws AppError `conflict` with the stored version where a save was made on another one. */
export function requireVersion(stored: number, version: number | undefined, message = MOVED_ON): void {
  if (version !== undefined && version !== stored) throw conflict(message, { version: String(stored) });
}
