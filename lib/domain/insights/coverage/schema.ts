import { z } from "zod";
import { isoDate, rowId } from "@/lib/core/fields";
import { pageInput, paginationSchema } from "@/lib/core/pagination";
import { partyView } from "@/lib/domain/profiles/profiles/schema";

/** No outlet has more readers, and none is read longer than a day. */
export const statedLimits = {
  readers: 2_000_000_000,
  interactions: 2_000_000_000,
  readSeconds: 86_400,
} as const;
export type StatedField = keyof typeof statedLimits;

export const statedLabels: Record<StatedField, string> = {
  readers: "Readers",
  interactions: "Likes, comments and shares",
  readSeconds: "Average read time",
};

const stated = (field: StatedField) => {
  const message = `${statedLabels[field]}: please enter a whole number`;
  return z
    .number({ error: message })
    .int(message)
    .min(0, `${statedLabels[field]} cannot be below 0`)
    .max(statedLimits[field], `${statedLabels[field]} is too large`)
    .nullable()
    .optional();
};

export const stateStoryInput = z.object({
  id: rowId(),
  readers: stated("readers"),
  interactions: stated("interactions"),
  /** Seconds. */
  readSeconds: stated("readSeconds"),
});

const selfReported = (what: string) =>
  z
    .number()
    .int()
    .nullable()
    .meta({ description: `${what}, self-reported by a party; null while nobody stated it` });

export const coverageEntryView = z.object({
  id: z.uuid(),
  url: z.string(),
  title: z.string(),
  siteName: z.string(),
  pitchId: z.uuid(),
  earnedAt: isoDate(),
  counterpart: partyView.nullable(),
  readers: selfReported("The story's readers"),
  interactions: selfReported("Likes, comments and shares of the story"),
  readSeconds: selfReported("How long the story is read on average, in seconds"),
  statedAt: isoDate().nullable(),
});
export type CoverageEntry = z.infer<typeof coverageEntryView>;

export const stateStoryView = z.object({ story: coverageEntryView });
export const listCoverageInput = z.object(pageInput());
export const coverageListView = z.object({
  coverage: z.array(coverageEntryView),
  pagination: paginationSchema,
});
