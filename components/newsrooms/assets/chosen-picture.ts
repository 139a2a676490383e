type Picture = { renditions: { url: string; width: number; format: string }[]; url: string | null };
const HERO_WIDTH = 1600;

const bySize = ({ renditions }: Picture) =>
  renditions.filter(({ format }) => format === "webp").toSorted((a, b) => a.width - b.width);

/** Chooses the size that a hero is drawn from: wide enough for it, and no original of many megabytes. */
export function heroImage(picture: Picture): string {
  const webp = bySize(picture);
  const fitting = webp.filter(({ width }) => width <= HERO_WIDTH).at(-1) ?? webp[0];
  return fitting?.url ?? picture.url ?? "";
}

/** A portrait is 56 px wide, so the smallest size is enough. */
export const portraitOf = (picture: Picture): string => bySize(picture)[0]?.url ?? picture.url ?? "";
