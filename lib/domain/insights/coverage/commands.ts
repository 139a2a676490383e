import { eq, sql } from "drizzle-orm";
import { only } from "@/db/only";
import { stories } from "@/db/schema/pitches";
import { command } from "@/lib/core/operation";
import { requireAct } from "@/lib/domain/profiles/companies/policy";
import { stateStoryInput, stateStoryView } from "./schema";
import { coverageOf, toCoverageViews } from "./views";

/** Stores what one of the two parties states of a published story; null takes a number back. */
export const stateStory = command({
  name: "coverage.state",
  summary: "State the readers, interactions or read time of a story",
  input: stateStoryInput,
  output: stateStoryView,
  access: "signedIn",
  subject: async ({ db, actor, input }) => {
    const [row] = await coverageOf(db, actor.profileId, eq(stories.id, input.id), 1);
    if (row) await db.select({ id: stories.id }).from(stories).where(eq(stories.id, row.id)).for("update");
    return row ?? null;
  },
  allow: ({ actor }) => requireAct(actor, "answerPitches"),
  audit: { kind: "pitch", id: ({ subject }) => subject.pitchId },
  run: async ({ db, actor, input: { id, ...stated }, subject }) => {
    await db
      .update(stories)
      .set({ ...stated, statedBy: actor.profileId, statedAt: sql`app_now()` })
      .where(eq(stories.id, id));
    const rows = await coverageOf(db, actor.profileId, eq(stories.id, subject.id), 1);
    return { story: only(await toCoverageViews(db, rows)) };
  },
});
