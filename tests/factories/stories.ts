import { execute } from "@/lib/core/execute";
import { completePitch } from "@/lib/domain/pitching/pitches/commands/complete-pitch";
import { showStoryPage } from "@/lib/domain/pitching/pitches/commands/story-page";
import { database } from "@/lib/platform/database";
import { makeJobActor } from "@/lib/platform/jobs/job-actor";
import type { TestAccount } from "./accounts";
import { makeCollaboration } from "./pitches";

/** Makes a collaboration that its recipient has completed with a story, whose page was found. Returns the story's id. */
export async function makeStory(
  from: TestAccount,
  to: TestAccount,
  title = "The train is back",
  fields: Record<string, unknown> = {},
): Promise<string> {
  const { id } = await makeCollaboration(from, to, fields);
  const storyUrl = `https://www.fjordpost.no/${id}`;
  await execute(to.actor, completePitch, { id, rating: "up", outcome: true, storyUrl });
  const [story] = await database().sql<{ id: string }[]>`select id from stories where pitch_id = ${id}`;
  if (!story) throw new Error("The story was not named.");
  const page = { title, description: "", images: [], siteName: "Fjordpost" };
  await execute(makeJobActor("tests.stories"), showStoryPage, { storyId: story.id, page });
  return story.id;
}
