/** Work of other kinds is portfolio. The kinds stand apart from the rules, because pages read them. */
export const reelTypes = ["reel", "short", "video", "story", "live"] as const;

export const isReel = ({ type }: { type: string }): boolean =>
  (reelTypes as readonly string[]).includes(type.toLowerCase());
