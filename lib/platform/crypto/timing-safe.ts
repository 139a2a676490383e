import { createHash, timingSafeEqual } from "node:crypto";

/** Compares two texts in a time that reveals nothing about where they differ, nor about their lengths. */
export function timingSafeEqualText(left: string, right: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text, "utf8").digest();
  return timingSafeEqual(digest(left), digest(right));
}
