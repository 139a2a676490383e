import { requests } from "../../../db/schema/profiles";
import { execute, transact } from "../../../lib/core/execute";
import { createDraft } from "../../../lib/domain/pitching/pitch-drafts/commands";
import { createWorkSample } from "../../../lib/domain/profiles/work-samples/commands";
import { withUploadFolder } from "../../../lib/platform/uploads/upload-folder";
import { type SeedSample, stories } from "../content";
import { daysFrom, fillDates } from "../fill-dates";
import { outletOf } from "../outlets";
import type { Person } from "./accounts";
import { artFile } from "./art-file";

/** Returns the address of a story's page on this site; null for a piece without one. */
export const storyPath = (slug: string) => `/demo/stories/${slug}.html`;

/**
 * Open requests are written as rows. The samples are shown one after another, because each changes its profile's entry
 * in the directory.
 */
export async function writePortfolio(
  { seed, profileId, actor }: Person,
  base: Date,
  appUrl: string,
): Promise<void> {
  if (seed.userType !== "press" && seed.userType !== "paid_media") return;
  for (const sample of seed.samples) {
    await withUploadFolder(async (folder) => {
      const file = sample.video ? await artFile(folder, `reels/${sample.video}.mp4`) : undefined;
      await execute(actor, createWorkSample, { ...sampleForm(sample, base, appUrl), file });
    });
  }
  const open = seed.userType === "press" ? (seed.requests ?? []) : [];
  if (open.length === 0) return;
  await transact((tx) =>
    tx.insert(requests).values(
      open.map(({ title, description, inDays }, index) => ({
        profileId,
        title,
        description,
        deadline: daysFrom(base, inDays),
        createdAt: daysFrom(base, -4 - 5 * index),
      })),
    ),
  );
}

function sampleForm(sample: SeedSample, base: Date, appUrl: string) {
  const { title, type, outlet, brand, description, image, tags, daysAgo } = sample;
  const { platform, engagement, plays } = sample;
  const page = stories.find((story) => story.title === title);
  return {
    title,
    type,
    description,
    image,
    tags,
    platform,
    engagement,
    plays,
    outlet: outlet ? outletOf(outlet).name : brand,
    url: page ? `${appUrl}${storyPath(page.slug)}` : null,
    publishedAt: daysFrom(base, -daysAgo).toISOString(),
  };
}

/** A person's pitches are saved, and their ids stored in the order of the content. */
export async function writeDrafts(person: Person, base: Date): Promise<void> {
  for (const { active, perks = [], release: _, ...texts } of person.seed.drafts ?? []) {
    const filled = Object.fromEntries(
      Object.entries(texts).map(([field, text]) => [field, fillDates(text, base)]),
    );
    const { draft } = await execute(person.actor, createDraft, { ...filled, perks, isActive: active });
    person.draftIds.push(draft.id);
  }
}
