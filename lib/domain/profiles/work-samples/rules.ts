import { invalidField } from "@/lib/core/errors";
import { isReel, reelTypes } from "@/lib/domain/profiles/profiles/reels";
import { MAX_SAMPLES } from "./limits";

export const TOO_MANY = `You show ${MAX_SAMPLES} pieces, which is as many as we keep. Please delete one first.`;

/** Videos play among a creator's reels alone. Throws 400 beside `field` for any other piece. */
export function requireReel(profileKind: string, type: string, field: string): void {
  if (profileKind === "paid_media" && isReel({ type })) return;
  throw invalidField(
    field,
    `A video belongs to a creator's reel: its type is one of ${reelTypes.join(", ")}`,
  );
}

/** Captions belong to a video, one that is there or comes with them. Throws 400 beside `captions`. */
export function requireVideo(hasVideo: boolean, captions: unknown): void {
  if (captions && !hasVideo) throw invalidField("captions", "Captions belong to a video");
}
