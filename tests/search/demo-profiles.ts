import { releases } from "@/db/schema/newsrooms";
import { profiles, workSamples } from "@/db/schema/profiles";
import { transact } from "@/lib/core/execute";
import { refreshDirectory } from "@/lib/domain/profiles/listings/store";
import { resolvePlace } from "@/lib/domain/vocabulary/locations/store";
import { resolveTopics } from "@/lib/domain/vocabulary/topics/taxonomy";
import { people, releases as written } from "@/scripts/seed/content";
import { outletOf } from "@/scripts/seed/outlets";

/**
 * Writes the searched texts of the demo's people, their news and their work, listed, with each person's key
 * as the slug.
 */
export async function writeDemoProfiles(): Promise<void> {
  for (const seed of people) {
    await transact(async (tx, effects) => {
      const [row] = await tx
        .insert(profiles)
        .values({
          kind: seed.userType,
          slug: seed.key,
          name: ("company" in seed && seed.company) || seed.person,
          title: seed.title,
          tagline: "tagline" in seed ? seed.tagline : "",
          about: seed.about,
          locationText: seed.location,
          ...(await resolvePlace(tx, seed.location)),
          expertise: seed.topics,
          topicIds: resolveTopics(seed.topics),
          ...(seed.userType === "press"
            ? {
                beats: seed.beats,
                publications: [seed.outlet, ...(seed.alsoIn ?? [])].map((outlet) => outletOf(outlet).name),
              }
            : {}),
          ...(seed.userType === "paid_media" ? { platforms: seed.platforms } : {}),
          listed: true,
        })
        .returning({ id: profiles.id });
      if (!row) throw new Error(`${seed.key} was not written.`);
      const news = (written[seed.key] ?? []).filter(({ draft, daysAgo }) => !draft && daysAgo > 0);
      for (const [index, { title, daysAgo }] of news.entries()) {
        const liveAt = new Date(Date.now() - daysAgo * 86_400_000);
        await tx.insert(releases).values({ profileId: row.id, slug: `release-${index}`, title, liveAt });
      }
      for (const { title, type, daysAgo } of "samples" in seed ? seed.samples : []) {
        const publishedAt = new Date(Date.now() - daysAgo * 86_400_000);
        await tx.insert(workSamples).values({ profileId: row.id, type, title, publishedAt });
      }
      await refreshDirectory(tx, effects, row.id, false);
    });
  }
}
