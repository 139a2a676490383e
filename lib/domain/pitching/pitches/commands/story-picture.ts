import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { pitches, stories } from "@/db/schema/pitches";
import { execute } from "@/lib/core/execute";
import { job } from "@/lib/core/jobs";
import { command, query } from "@/lib/core/operation";
import { profileTag } from "@/lib/domain/profiles/profiles/tags";
import { storyPicture } from "../rules";
import { announcePitch } from "../store";

const oneStory = z.object({ storyId: z.uuid() });

/** A picture is wanted for a story whose page was found and which has none stored yet. */
const isWanted = (storyId: string) => and(eq(stories.id, storyId), stories.found, isNull(stories.imageKey));

export const readStoryImage = query({
  name: "pitches.readStoryImage",
  summary: "Where the picture of a story's page lies, as long as it is not stored",
  input: oneStory,
  output: z.object({ image: z.string().nullable() }),
  access: "jobs",
  run: async ({ db, input }) => {
    const [story] = await db.select({ image: stories.image }).from(stories).where(isWanted(input.storyId));
    const isShown = story && storyPicture({ ...story, imageKey: null });
    return { image: (!isShown && story?.image) || null };
  },
});

export const showStoryPicture = command({
  name: "pitches.showStoryPicture",
  summary: "Show a story with its stored picture",
  input: oneStory.extend({ imageKey: z.string() }),
  output: z.object({ pitchId: z.uuid().nullable() }),
  access: "jobs",
  audit: { kind: "pitch", id: ({ output }) => output.pitchId ?? undefined },
  run: async ({ db, input: { storyId, imageKey }, effects }) => {
    const [shown] = await db.update(stories).set({ imageKey }).where(isWanted(storyId)).returning();
    const [pitch] = shown ? await db.select().from(pitches).where(eq(pitches.id, shown.pitchId)) : [];
    if (!pitch) return { pitchId: null };
    const parties = [pitch.senderProfileId, pitch.recipientProfileId].filter((id) => id !== null);
    effects.invalidate(...parties.map(profileTag));
    await announcePitch(db, effects, pitch);
    return { pitchId: pitch.id };
  },
});

/** Fetches the picture of a story's page once. Without one, or where it cannot be had, the card has no picture. */
export const storyPictureJob = job({
  name: "pitches.storyPicture",
  // They run one after another, because decoding a large picture takes much memory for a moment.
  queue: "pictures",
  maxAttempts: 5,
  // The page's further pictures, for where the first is none.
  payload: oneStory.extend({ images: z.array(z.string()).default([]) }),
  run: async ({ payload: { storyId, images }, actor }) => {
    const { image } = await execute(actor, readStoryImage, { storyId });
    if (!image) return;
    // Only the worker loads this: the app, which asks for the job, never works on pictures itself.
    const { storeLinkPicture } = await import("@/lib/platform/images/link-picture-store");
    for (const address of new Set([image, ...images])) {
      const imageKey = await storeLinkPicture(address, { folder: "stories", named: "byContent" });
      if (imageKey) return void (await execute(actor, showStoryPicture, { storyId, imageKey }));
    }
  },
});
