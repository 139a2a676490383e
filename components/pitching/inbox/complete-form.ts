import { z } from "zod";
import type { PitchView } from "@/lib/domain/pitching/pitches/schema";
import { sentPitchLimits, storyUrlMessage } from "@/lib/domain/pitching/pitches/schema";
import { isSiteAddress, withScheme } from "@/lib/utils/web-address";

/** The https:// may be yet to be added. */
export const isStoryUrl = (typed: string) => isSiteAddress(withScheme(typed));

/** The two steps ask for a rating and what came of it. */
export const completeForm = z
  .object({
    rating: z.enum(["up", "down"], "Please choose a rating"),
    feedback: z.string().max(sentPitchLimits.feedback, `At most ${sentPitchLimits.feedback} characters`),
    feedbackPublic: z.boolean().optional(),
    outcome: z.enum(["yes", "no"], "Please say whether a story was published"),
    storyUrl: z.string(),
  })
  .refine(({ outcome, storyUrl }) => outcome === "no" || isStoryUrl(storyUrl), {
    path: ["storyUrl"],
    message: storyUrlMessage,
  });

export type CompleteInput = z.input<typeof completeForm>;
export type CompleteValues = z.output<typeof completeForm>;

/** Writes the body that the API takes. Without a story the address that may still be in the field is left out. */
export function toRatingBody({ rating, feedback, feedbackPublic, outcome, storyUrl }: CompleteValues) {
  const published = outcome === "yes";
  const note = feedback.trim();
  return {
    rating,
    feedback: note,
    feedbackPublic: feedbackPublic === true && note !== "",
    outcome: published,
    ...(published ? { storyUrl: withScheme(storyUrl) } : {}),
  };
}

export type SubmitRating = (
  pitch: PitchView,
  body: ReturnType<typeof toRatingBody>,
  idempotencyKey: string,
) => Promise<boolean>;
