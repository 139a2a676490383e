/** Kinds of work that are social reels; everything else is portfolio. Apart from the rules: pages read it. */
export const reelTypes = ["reel", "short", "video", "story", "live"] as const;

export const isReel = ({ type }: { type: string }): boolean =>
  (reelTypes as readonly string[]).includes(type.toLowerCase());
