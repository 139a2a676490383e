import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { coverage, pitches, stories } from "@/db/schema/pitches";
import type { Transaction } from "@/db/types";
import type { Effects } from "@/lib/core/effects";
import { execute } from "@/lib/core/execute";
import { job } from "@/lib/core/jobs";
import { command, query } from "@/lib/core/operation";
import { refreshDirectory } from "@/lib/domain/profiles/listings/store";
import { profileTag } from "@/lib/domain/profiles/profiles/tags";
import { type LinkPreview, readLinkPreview } from "@/lib/platform/safe-fetch/link-preview";
import { FALLBACK_DESCRIPTION } from "@/lib/utils/fallback-texts";
import { announcePitch } from "../store";
import type { PitchRow } from "../views";
import { storyPictureJob } from "./story-picture";

const oneStory = z.object({ storyId: z.uuid() });
const isPending = (storyId: string) => and(eq(stories.id, storyId), isNull(stories.lookedAt));

/** A story stores these of what a page says of itself. */
const pageFacts = z.object({
  title: z.string(),
  description: z.string(),
  images: z.array(z.string()),
  siteName: z.string(),
});
type PageFacts = z.output<typeof pageFacts>;

/** Returns the facts of a page that was read; null for one that could not be. */
export function toPageFacts({
  success,
  title,
  description,
  images,
  siteName,
}: LinkPreview): PageFacts | null {
  if (!success) return null;
  return { title, description: description === FALLBACK_DESCRIPTION ? "" : description, images, siteName };
}

/**
 * Stores a story's address, whose page a job then reads. An address that both parties name is one story; a page that
 * could not be read is read again when the address is named once more.
 */
export async function nameStory(
  tx: Transaction,
  effects: Effects,
  pitch: Pick<PitchRow, "id">,
  url: string,
): Promise<string | null> {
  await tx
    .update(pitches)
    .set({ storyUrl: sql`coalesce(${pitches.storyUrl}, ${url})` })
    .where(eq(pitches.id, pitch.id));
  const [story] = await tx
    .insert(stories)
    .values({ pitchId: pitch.id, url, title: new URL(url).hostname })
    .onConflictDoUpdate({
      target: [stories.pitchId, stories.url],
      set: { lookedAt: null },
      setWhere: sql`not ${stories.found}`,
    })
    .returning({ id: stories.id });
  if (story) effects.job(storyPageJob, { storyId: story.id }, { key: `story-page:${story.id}` });
  return story?.id ?? null;
}

/** Stores what was seen of a story's page, once; a page that was read is coverage on both profiles. */
export async function showStory(
  tx: Transaction,
  effects: Effects,
  storyId: string,
  page: PageFacts | null,
): Promise<string | null> {
  const { images, ...facts } = page ?? { images: [] };
  const [story] = await tx
    .update(stories)
    .set({
      ...facts,
      ...(page && { image: images[0] ?? null }),
      ...{ found: page !== null, lookedAt: sql`app_now()` },
    })
    .where(isPending(storyId))
    .returning();
  const [pitch] = story ? await tx.select().from(pitches).where(eq(pitches.id, story.pitchId)) : [];
  if (!pitch) return null;
  await announcePitch(tx, effects, pitch);
  if (!page) return pitch.id;
  if (images.length > 0)
    effects.job(storyPictureJob, { storyId, images }, { key: `story-picture:${storyId}` });
  const parties = [pitch.senderProfileId, pitch.recipientProfileId].filter((id) => id !== null);
  effects.count("story_published", {
    by: pitch.senderProfileId,
    to: pitch.recipientProfileId,
    subjectId: storyId,
  });
  await tx.insert(coverage).values(parties.map((profileId) => ({ profileId, storyId })));
  effects.invalidate(...parties.map(profileTag));
  // The profiles are locked in the order of their ids, as every pair is.
  for (const profileId of parties.toSorted()) await refreshDirectory(tx, effects, profileId);
  return pitch.id;
}

export const readStoryAddress = query({
  name: "pitches.readStoryAddress",
  summary: "The address of a story whose page was not looked at yet",
  input: oneStory,
  output: z.object({ url: z.string().nullable() }),
  access: "jobs",
  run: async ({ db, input }) => {
    const [story] = await db.select({ url: stories.url }).from(stories).where(isPending(input.storyId));
    return { url: story?.url ?? null };
  },
});

export const showStoryPage = command({
  name: "pitches.showStoryPage",
  summary: "Show a story with what its page says, or that it could not be read",
  input: oneStory.extend({ page: pageFacts.nullable() }),
  output: z.object({ pitchId: z.uuid().nullable() }),
  access: "jobs",
  audit: { kind: "pitch", id: ({ output }) => output.pitchId ?? undefined },
  run: async ({ db, input: { storyId, page }, effects }) => ({
    pitchId: await showStory(db, effects, storyId, page),
  }),
});

/** Reads a story's page once: a completion waits for no other site. */
export const storyPageJob = job({
  name: "pitches.storyPage",
  maxAttempts: 5,
  payload: oneStory,
  run: async ({ payload: { storyId }, actor }) => {
    const { url } = await execute(actor, readStoryAddress, { storyId });
    if (url === null) return;
    await execute(actor, showStoryPage, { storyId, page: toPageFacts(await readLinkPreview(url)) });
  },
});
