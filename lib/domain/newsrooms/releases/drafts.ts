import { and, eq, inArray, like, or, sql } from "drizzle-orm";
import { releaseAssets, releases } from "@/db/schema/newsrooms";
import { profiles } from "@/db/schema/profiles";
import type { Db, Transaction } from "@/db/types";
import type { Effects } from "@/lib/core/effects";
import { profileTag } from "@/lib/domain/profiles/profiles/tags";
import { slugify } from "@/lib/domain/profiles/slugs/slug";
import { resolveTopics } from "@/lib/domain/vocabulary/topics/taxonomy";
import { uuidv7 } from "@/lib/utils/uuid";
import { cleanBody, toPlainText } from "./body";
import type { ActingProfile } from "./policy";
import { freeSlug } from "./store";
import { type ReleaseRow, releaseColumns } from "./views";

export type DraftTexts = { title: string; body: string; tags: string[] };

/** Writes several drafts of one newsroom at once, in this order, each under an address of its own. */
export async function writeDrafts(
  tx: Transaction,
  newsroom: ActingProfile,
  userId: string,
  drafts: DraftTexts[],
): Promise<ReleaseRow[]> {
  if (drafts.length === 0) return [];
  const taken = await readTakenSlugs(
    tx,
    newsroom.profileId,
    drafts.map(({ title }) => stemOf(title)),
  );
  const rows = drafts.map(({ title, body, tags }) => {
    const slug = freeSlug(stemOf(title), taken);
    taken.add(slug);
    const clean = cleanBody(body);
    return {
      ...{ id: uuidv7(), profileId: newsroom.profileId, userId, slug, title, tags },
      ...{ body: clean, bodyText: toPlainText(clean) },
      topicIds: tags.length > 0 ? resolveTopics(tags) : newsroom.topicIds,
    };
  });
  return tx.insert(releases).values(rows).returning(releaseColumns);
}

const stemOf = (title: string) => slugify(title) || "release";

/**
 * Reads the addresses that begin with these stems. The newsroom's row is locked, so that parallel drafts of one title
 * take turns.
 */
async function readTakenSlugs(tx: Transaction, profileId: string, stems: string[]): Promise<Set<string>> {
  await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, profileId)).for("no key update");
  const unique = [...new Set(stems)];
  const rows = await tx
    .select({ slug: releases.slug })
    .from(releases)
    .where(
      and(
        eq(releases.profileId, profileId),
        or(inArray(releases.slug, unique), ...unique.map((stem) => like(releases.slug, `${stem}-%`))),
      ),
    );
  return new Set(rows.map(({ slug }) => slug));
}

/** Reads rows of one newsroom by their ids, each with its number of photos. */
export const readWithPhotos = (db: Db | Transaction, profileId: string, ids: string[]) =>
  db
    .select({
      ...releaseColumns,
      photos: sql<number>`(select count(*)::int from ${releaseAssets} where ${releaseAssets.releaseId} = ${releases.id})`,
    })
    .from(releases)
    .where(and(eq(releases.profileId, profileId), inArray(releases.id, ids)));

/** Deletes drafts of one newsroom and returns the ids that went; a release that is no draft any more stays. */
export async function removeDrafts(
  tx: Transaction,
  effects: Effects,
  profileId: string,
  ids: string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const gone = await tx
    .delete(releases)
    .where(and(eq(releases.profileId, profileId), inArray(releases.id, ids), eq(releases.status, "draft")))
    .returning({ id: releases.id });
  if (gone.length > 0) effects.invalidate(profileTag(profileId));
  return gone.map(({ id }) => id);
}
