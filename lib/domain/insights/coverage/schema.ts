import { z } from "zod";
import { isoDate, rowId } from "@/lib/core/fields";
import { pageInput, paginationSchema } from "@/lib/core/page-schema";
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

/** What a form holds that cannot be read is sent as NaN, which no call of the API can send. */
const unreadable: Record<StatedField, string> = {
  readers: `${statedLabels.readers}: please enter a number, such as 18,400 or 18k`,
  interactions: `${statedLabels.interactions}: please enter a number, such as 310`,
  readSeconds: `${statedLabels.readSeconds}: please enter minutes and seconds, such as 1:35`,
};

const stated = (field: StatedField) => {
  const message = `${statedLabels[field]}: please enter a whole number`;
  return z
    .number({ error: ({ input }) => (Number.isNaN(input) ? unreadable[field] : message) })
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
    .meta({
      description: `${what}, self-reported: the caller's statement, else the partner's; null without`,
    });

const figure = z.number().int().nullable();
const statementView = z
  .object({ readers: figure, interactions: figure, readSeconds: figure, statedAt: isoDate() })
  .nullable();
export type StatementView = z.infer<typeof statementView>;

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
  /** What the caller states of it, and what their partner does: neither changes the other's. */
  own: statementView,
  partner: statementView,
});
export type CoverageEntry = z.infer<typeof coverageEntryView>;

export const stateStoryView = z.object({ story: coverageEntryView });
/** A page of stories begins after the one that its cursor names. */
export const storyCursor = [z.uuid()] as const;
export const listCoverageInput = z.object(pageInput());
export const coverageListView = z.object({
  coverage: z.array(coverageEntryView),
  pagination: paginationSchema,
});
