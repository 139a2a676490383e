import { invalidField } from "@/lib/core/errors";
import { isReel, reelTypes } from "@/lib/domain/profiles/reels";

/** Videos play among a creator's reels alone. Throws 400 beside `field` for any other piece. */
export function requireReel(profileKind: string, type: string, field: string): void {
  if (profileKind === "paid_media" && isReel({ type })) return;
  throw invalidField(
    field,
    `A video belongs to a creator's reel: its type is one of ${reelTypes.join(", ")}`,
  );
}
