import { and, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { coverage, pitches, ratings, stories } from "@/db/schema/pitches";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import type { Effects } from "@/lib/core/effects";
import { conflict, violatedConstraint } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { refreshDirectory } from "@/lib/domain/directories/store";
import { notify } from "@/lib/domain/notifications/store";
import { profileTag } from "@/lib/domain/profiles/tags";
import {
  FALLBACK_DESCRIPTION,
  type LinkPreview,
  readLinkPreview,
} from "@/lib/platform/safe-fetch/link-preview";
import { counterpartOf } from "../policy";
import { effectiveStatus, headlineOf } from "../rules";
import { completePitchInput, pitchOutput } from "../schema";
import { announcePitch, countRatings } from "../store";
import { type PitchRow, readPitchView } from "../views";
import { lockPitch, requireTransition } from "./lock-pitch";
import { storyPictureJob } from "./story-picture";

/** A slow site must not hold up a completion: after this the story is stored as not found. */
const STORY_DEADLINE_MS = 5000;

type Input = z.output<typeof completePitchInput>;

/** The published story's address; ignored without an outcome. */
const storyUrlOf = ({ outcome, storyUrl }: Input) => (outcome && storyUrl) || null;

/** Reads the story's page once, before the transaction. Never throws; null when there is none or it took too long. */
async function readStory({ input }: { input: Input }): Promise<LinkPreview | null> {
  const url = storyUrlOf(input);
  if (!url) return null;
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, STORY_DEADLINE_MS, null);
  });
  const story = await Promise.race([readLinkPreview(url).catch(() => null), deadline]);
  clearTimeout(timer);
  return story;
}

/** The first of the two marks the collaboration complete for both, rates it, and the other is asked to rate. */
export const completePitch = command({
  name: "pitches.complete",
  summary: "Complete an accepted pitch with a rating and its outcome",
  input: completePitchInput,
  output: pitchOutput,
  access: "signedIn",
  prepare: readStory,
  subject: ({ db, actor, input }) => lockPitch(db, actor, input.id),
  audit: { kind: "pitch", id: ({ subject }) => subject.id },
  run: async ({ db, actor, input, subject, prepared, effects }) => {
    const status = requireTransition(subject, "complete");
    await db
      .update(pitches)
      .set({ status, completedAt: sql`app_now()`, updatedAt: sql`app_now()` })
      .where(and(eq(pitches.id, subject.id), eq(pitches.status, subject.status)));
    const other = await writeRating(db, effects, actor, input, subject, prepared);
    const notification = { profileId: other, actorProfileId: actor.profileId, subjectId: subject.id };
    const data = { title: headlineOf(subject) };
    await notify(db, effects, {
      ...notification,
      kind: "collaboration_completed",
      dedupeKey: `collaboration_completed:${subject.id}`,
      data,
    });
    await notify(db, effects, {
      ...notification,
      kind: "rating_requested",
      dedupeKey: `rating_requested:${subject.id}`,
      data,
    });
    await announcePitch(db, effects, subject);
    return { pitch: await readPitchView(db, actor, subject.id) };
  },
});

/** The second party's rating of a completed collaboration. With it both ratings are seen and count. */
export const ratePitch = command({
  name: "pitches.rate",
  summary: "Rate a completed collaboration as its second party",
  input: completePitchInput,
  output: pitchOutput,
  access: "signedIn",
  prepare: readStory,
  subject: ({ db, actor, input }) => lockPitch(db, actor, input.id),
  audit: { kind: "pitch", id: ({ subject }) => subject.id },
  run: async ({ db, actor, input, subject, prepared, effects }) => {
    if (effectiveStatus(subject.status, subject.isOverdue) !== "completed") {
      throw conflict("Only a completed collaboration can be rated.");
    }
    await writeRating(db, effects, actor, input, subject, prepared);
    await countRatings(db, effects, subject.id);
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
  story: LinkPreview | null,
): Promise<string> {
  const ratedProfileId = counterpartOf(actor, pitch);
  if (!ratedProfileId) throw conflict("This pitch has not been sent yet.");
  const { rating: value, outcome, feedbackPublic } = input;
  const storyUrl = storyUrlOf(input);
  try {
    await tx.insert(ratings).values({
      ...{ pitchId: pitch.id, ratedProfileId, value, outcome, storyUrl, feedback: input.feedback ?? "" },
      feedbackPublic,
      raterId: actor.userId,
      raterProfileId: actor.profileId,
    });
  } catch (error) {
    if (violatedConstraint(error) === "ratings_once")
      throw conflict("You have rated this collaboration already.");
    throw error;
  }
  if (storyUrl) await writeStory(tx, effects, pitch, storyUrl, story);
  return ratedProfileId;
}

/** Stores the story; one that was found becomes coverage on both profiles. Exported for the seed alone. */
export async function writeStory(
  tx: Transaction,
  effects: Effects,
  pitch: Pick<PitchRow, "id" | "senderProfileId" | "recipientProfileId">,
  url: string,
  page: LinkPreview | null,
): Promise<void> {
  await tx
    .update(pitches)
    .set({ storyUrl: sql`coalesce(${pitches.storyUrl}, ${url})` })
    .where(eq(pitches.id, pitch.id));
  const facts = {
    title: page?.title ?? new URL(url).hostname,
    description: page?.success && page.description !== FALLBACK_DESCRIPTION ? page.description : "",
    image: page?.image ?? null,
    siteName: page?.siteName ?? "",
    found: page?.success ?? false,
  };
  const [story] = await tx
    .insert(stories)
    .values({ pitchId: pitch.id, url, ...facts })
    .onConflictDoUpdate({
      target: [stories.pitchId, stories.url],
      set: facts,
      setWhere: sql`not stories.found`,
    })
    .returning({ id: stories.id });
  if (!story || !facts.found) return;
  if (facts.image) effects.job(storyPictureJob, { storyId: story.id }, { key: `story-picture:${story.id}` });
  const parties = [pitch.senderProfileId, pitch.recipientProfileId].filter((id) => id !== null);
  await tx.insert(coverage).values(parties.map((profileId) => ({ profileId, storyId: story.id })));
  effects.invalidate(...parties.map(profileTag));
  // Locked in the order of their ids, as every pair is.
  for (const profileId of parties.toSorted()) await refreshDirectory(tx, effects, profileId);
}
