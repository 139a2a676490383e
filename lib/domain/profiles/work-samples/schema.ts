import { z } from "zod";
import { flag, isInCalendar, rowId, singleLine, tags, text } from "@/lib/core/fields";
import { pageInput, paginationSchema } from "@/lib/core/page-schema";
import { ownFile, pageAddress } from "@/lib/domain/profiles/profiles/fields/newsroom";
import { workSampleView } from "@/lib/domain/profiles/profiles/schema";
import { MAX_COUNT } from "@/lib/utils/read-number";
import { TAG_COMMA } from "@/lib/utils/tag-slug";
import { FILL_IN, isNoFailure, NOT_AN_ADDRESS } from "./auto-fill";
import { workLimits } from "./limits";

/** In a form an empty field means none. */
const emptyIsNull = <T extends z.ZodType>(value: T) =>
  z.preprocess((given) => (given === "" ? null : given), value.nullable()).optional();
/** In a form a number is text. */
const formNumber = (value: z.ZodNumber) =>
  emptyIsNull(z.preprocess((given) => (isNumeral(given) ? Number(given) : given), value));
const isNumeral = (given: unknown) => typeof given === "string" && given.trim() !== "";

const percent = z
  .number({ error: "Engagement must be a number of percent" })
  .min(0, "Engagement must be 0 or more percent")
  .max(100, "Engagement must be 100 percent or less");
const count = z
  .number({ error: "Plays must be a number" })
  .int("Plays must be a whole number")
  .min(0, "Plays must be 0 or more")
  .max(MAX_COUNT, "Plays must be below 2 billion");

const link = z.union(pageAddress, { error: NOT_AN_ADDRESS });
const NO_MOMENT = "publishedAt must be a date and time with its zone, such as 2026-12-01T09:00:00+01:00";
const moment = z.iso
  .datetime({ offset: true, error: NO_MOMENT })
  .transform((value) => new Date(value))
  .refine(isInCalendar, "The date must be of a year from 1900 to 9998");

const formTags = z.preprocess(
  (value) =>
    typeof value === "string"
      ? value
          .split(TAG_COMMA)
          .map((tag) => tag.trim())
          .filter((tag) => tag !== "")
      : value,
  tags("Tags"),
);

const details = {
  description: text("Description", workLimits.description).refine(isNoFailure, FILL_IN).optional(),
  /** Null, or empty in a form, takes away what was there. */
  url: emptyIsNull(link),
  image: emptyIsNull(ownFile),
  outlet: emptyIsNull(singleLine("Outlet", workLimits.outlet)),
  platform: emptyIsNull(singleLine("Platform", workLimits.platform)),
  engagement: formNumber(percent),
  plays: formNumber(count),
  publishedAt: emptyIsNull(moment),
};

/** The fields of the form of a piece of work, beside its files. */
export const createWorkSampleFields = {
  type: singleLine("Type", workLimits.type, 1),
  title: singleLine("Title", workLimits.title, 1).refine(isNoFailure, FILL_IN),
  ...details,
  tags: formTags.optional(),
};

/** Absent fields stay as they are. */
export const updateWorkSampleInput = z.object({
  id: rowId(),
  type: createWorkSampleFields.type.optional(),
  title: createWorkSampleFields.title.optional(),
  ...details,
  tags: tags("Tags").optional(),
  /** True takes the video and its captions away. */
  removeVideo: flag().optional(),
  /** True takes the video's captions away. */
  removeCaptions: flag().optional(),
});

export const shownWorkInput = z.object({ profileId: rowId(), id: rowId() });

export const workSampleIdInput = z.object({ id: rowId() });
export const workSampleOutput = z.object({ workSample: workSampleView });

/** The portfolio is a creator's work without the reels. */
export const workKinds = ["portfolio", "reels"] as const;
export type WorkKind = (typeof workKinds)[number];

export const listOwnWorkInput = z.object({
  kind: z.enum(workKinds, { error: `kind must be one of ${workKinds.join(", ")}` }).optional(),
  ...pageInput(),
});
export const ownWorkView = z.object({
  workSamples: z.array(workSampleView),
  /** The totals, whatever is listed. */
  counts: z.object({ portfolio: z.number().int(), reels: z.number().int() }),
  pagination: paginationSchema,
});
export type OwnWorkView = z.infer<typeof ownWorkView>;

export const workFileInput = z.object({ id: rowId(), file: z.string().max(100) });
