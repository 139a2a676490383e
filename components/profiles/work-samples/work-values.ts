import { z } from "zod";
import { isPercent } from "@/lib/domain/profiles/profiles/fields/amounts";
import type { WorkSampleView } from "@/lib/domain/profiles/profiles/schema";
import { parseCount, readPercent } from "@/lib/utils/read-number";

/** The form of a piece of work, as typed. */
export const workValues = z.object({
  url: z.string(),
  type: z.string(),
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  image: z.string(),
  outlet: z.string(),
  platform: z.string(),
  /** A day such as 2026-12-01, or empty. */
  day: z.string(),
  engagement: z.string(),
  plays: z.string(),
});
export type WorkValues = z.infer<typeof workValues>;

export const noWork = (type: string): WorkValues => ({
  ...{ url: "", type, title: "", description: "", tags: [], image: "", outlet: "", platform: "" },
  ...{ day: "", engagement: "", plays: "" },
});

export const valuesOf = (sample: WorkSampleView): WorkValues => ({
  ...{ type: sample.type, title: sample.title, description: sample.description, tags: sample.tags },
  ...{ url: sample.url ?? "", image: sample.image ?? "" },
  ...{ outlet: sample.outlet ?? "", platform: sample.platform ?? "" },
  day: sample.publishedAt?.slice(0, 10) ?? "",
  engagement: sample.engagement === null ? "" : String(sample.engagement),
  plays: sample.plays === null ? "" : String(sample.plays),
});

/** Reads a percentage of a whole; null where it is none. */
export const parsePercent = (text: string): number | null => (isPercent(text) ? readPercent(text) : null);

type Field = keyof WorkValues;
const NO_PERCENT = "Write a percentage up to 100, such as 5.4";
const NO_COUNT = "Write 850, 10k or 2.5M";

/** Says by field what is missing, or is no figure. The server judges the rest. */
export function problemsOf({ title, engagement, plays }: WorkValues): Partial<Record<Field, string>> {
  return {
    ...(title.trim() === "" ? { title: "Title is required" } : {}),
    ...(engagement.trim() !== "" && parsePercent(engagement) === null ? { engagement: NO_PERCENT } : {}),
    ...(plays.trim() !== "" && parseCount(plays) === null ? { plays: NO_COUNT } : {}),
  };
}

const orNull = (text: string) => text.trim() || null;

/** Returns the fields of the API that differ from what is stored, or all of a piece that is new. */
export function fieldsOf(values: WorkValues, stored: WorkValues | null) {
  const { url, type, title, description, tags, image, outlet, platform, day, engagement, plays } = values;
  const changed = (name: Field) =>
    stored === null || JSON.stringify(values[name]) !== JSON.stringify(stored[name]);
  return {
    ...(changed("type") && { type }),
    ...(changed("title") && { title }),
    ...(changed("description") && { description }),
    ...(changed("tags") && { tags }),
    ...(changed("url") && { url: orNull(url) }),
    ...(changed("image") && { image: orNull(image) }),
    ...(changed("outlet") && { outlet: orNull(outlet) }),
    ...(changed("platform") && { platform: orNull(platform) }),
    ...(changed("day") && { publishedAt: day ? `${day}T00:00:00.000Z` : null }),
    ...(changed("engagement") && { engagement: parsePercent(engagement) }),
    ...(changed("plays") && { plays: parseCount(plays) }),
  };
}
