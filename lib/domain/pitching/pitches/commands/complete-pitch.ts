import { and, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { pitches, ratings } from "@/db/schema/pitches";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { towards } from "@/lib/core/audit-detail";
import type { Effects } from "@/lib/core/effects";
import { conflict, violatedConstraint } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { notify } from "@/lib/domain/profiles/notifications/store";
import { counterpartOf } from "../policy";
import { effectiveStatus, headlineOf } from "../rules";
import { completePitchInput, pitchOutput } from "../schema";
import { announcePitch, countRatings } from "../store";
import { type PitchRow, readPitchView } from "../views";
import { lockPitch, requireTransition } from "./lock-pitch";
import { nameStory } from "./story-page";

type Input = z.output<typeof completePitchInput>;

/** The published story's address is ignored without an outcome. */
const storyUrlOf = ({ outcome, storyUrl }: Input) => (outcome && storyUrl) || null;

/** The first of the two marks the collaboration complete for both and rates it; the other is asked to rate. */
export const completePitch = command({
  name: "pitches.complete",
  summary: "Complete an accepted pitch with a rating and its outcome",
  input: completePitchInput,
  output: pitchOutput,
  access: "signedIn",
  subject: ({ db, actor, input }) => lockPitch(db, actor, input.id),
  audit: {
    kind: "pitch",
    id: ({ subject }) => subject.id,
    detail: ({ actor, subject }) => towards(counterpartOf(actor, subject)),
  },
  run: async ({ db, actor, input, subject, effects }) => {
    const status = requireTransition(subject, "complete");
    await db
      .update(pitches)
      .set({ status, completedAt: sql`app_now()`, updatedAt: sql`app_now()` })
      .where(and(eq(pitches.id, subject.id), eq(pitches.status, subject.status)));
    const other = await writeRating(db, effects, actor, input, subject);
    effects.count("collaboration_completed", { by: actor.profileId, to: other, subjectId: subject.id });
    await notify(db, effects, {
      profileId: other,
      kind: "rating_requested",
      dedupeKey: `rating_requested:${subject.id}`,
      actorProfileId: actor.profileId,
      subjectId: subject.id,
      data: { title: headlineOf(subject) },
    });
    await announcePitch(db, effects, subject);
    return { pitch: await readPitchView(db, actor, subject.id) };
  },
});

/**
 * Stores the second party's rating of a completed collaboration. With it both ratings are seen and count, and the first
 * is notified.
 */
export const ratePitch = command({
  name: "pitches.rate",
  summary: "Rate a completed collaboration as its second party",
  input: completePitchInput,
  output: pitchOutput,
  access: "signedIn",
  subject: ({ db, actor, input }) => lockPitch(db, actor, input.id),
  audit: {
    kind: "pitch",
    id: ({ subject }) => subject.id,
    detail: ({ actor, subject }) => towards(counterpartOf(actor, subject)),
  },
  run: async ({ db, actor, input, subject, effects }) => {
    if (effectiveStatus(subject.status, subject.isOverdue) !== "completed") {
      throw conflict("Only a completed collaboration can be rated.");
    }
    const other = await writeRating(db, effects, actor, input, subject);
    await countRatings(db, effects, subject.id);
    await notify(db, effects, {
      profileId: other,
      kind: "collaboration_completed",
      dedupeKey: `collaboration_rated:${subject.id}`,
      actorProfileId: actor.profileId,
      subjectId: subject.id,
      data: { title: headlineOf(subject), rated: "both" },
    });
    await announcePitch(db, effects, subject);
    return { pitch: await readPitchView(db, actor, subject.id) };
  },
});

/** Writes the caller's rating and the story it names. Returns the rated profile's id; a second rating is a conflict. */
async function writeRating(
  tx: Transaction,
  effects: Effects,
  actor: UserActor,
  input: Input,
  pitch: PitchRow,
): Promise<string> {
  const ratedProfileId = counterpartOf(actor, pitch);
  if (!ratedProfileId) throw conflict("This pitch has not been sent yet.");
  const { rating: value, outcome, feedbackPublic } = input;
  const storyUrl = storyUrlOf(input);
  try {
    await tx.insert(ratings).values({
      pitchId: pitch.id,
      ratedProfileId,
      value,
      outcome,
      storyUrl,
      feedback: input.feedback ?? "",
      feedbackPublic,
      raterId: actor.userId,
      raterProfileId: actor.profileId,
    });
  } catch (error) {
    if (violatedConstraint(error) === "ratings_once")
      throw conflict("You have rated this collaboration already.");
    throw error;
  }
  if (storyUrl) await nameStory(tx, effects, pitch, storyUrl);
  return ratedProfileId;
}
