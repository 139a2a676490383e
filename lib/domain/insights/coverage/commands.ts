import { and, eq, sql } from "drizzle-orm";
import { only } from "@/db/only";
import { coverage, stories } from "@/db/schema/pitches";
import { command } from "@/lib/core/operation";
import { requireAct } from "@/lib/domain/profiles/companies/policy";
import { stateStoryInput, stateStoryView } from "./schema";
import { coverageOf, toCoverageViews } from "./views";

/** Stores what a party states of a published story, beside what the other does; null takes a number back. */
export const stateStory = command({
  name: "coverage.state",
  summary: "State the readers, interactions or read time of a story",
  input: stateStoryInput,
  output: stateStoryView,
  access: "signedIn",
  subject: async ({ db, actor, input }) => {
    const [row] = await coverageOf(db, actor.profileId, eq(stories.id, input.id), 1);
    return row ?? null;
  },
  allow: ({ actor }) => requireAct(actor, "answerPitches"),
  audit: { kind: "pitch", id: ({ subject }) => subject.pitchId },
  run: async ({ db, actor, input: { id, ...stated }, subject }) => {
    // Who names no figure states nothing anew.
    if (Object.values(stated).some((figure) => figure !== undefined))
      await db
        .update(coverage)
        .set({ ...stated, statedAt: sql`app_now()` })
        .where(and(eq(coverage.profileId, actor.profileId), eq(coverage.storyId, id)));
    const rows = await coverageOf(db, actor.profileId, eq(stories.id, subject.id), 1);
    return { story: only(await toCoverageViews(db, rows)) };
  },
});
