import { and, count, desc, eq, sql } from "drizzle-orm";
import { releases } from "@/db/schema/newsrooms";
import { profiles } from "@/db/schema/profiles";
import type { Db } from "@/db/types";
import { notFound } from "@/lib/core/errors";
import { query } from "@/lib/core/operation";
import { profileVisibleTo } from "@/lib/domain/profiles/profiles/policy";
import { countTags, findTag } from "@/lib/utils/tag-counts";
import { isPublicRelease } from "../policy";
import { newsroomNewsInput, newsroomNewsView } from "../schema";
import { readNextLiveAt, readPublicRows } from "../store";
import { toReleaseItems } from "../views";

const PER_PAGE = 24;

/**
 * Answers a page of a newsroom's news, newest first, for its own pages, with every tag there is, so that a filter also
 * counts what is on other pages. A page past the last, or an unknown tag, is not found.
 */
export const getNewsroomNews = query({
  name: "releases.getNewsroom",
  summary: "A newsroom's public releases as its pages show them",
  input: newsroomNewsInput,
  output: newsroomNewsView,
  access: { public: "Newsrooms are public; the predicate hides what is not published yet." },
  subject: async ({ db, actor, input }) => {
    const [row] = await db
      .select({ id: profiles.id, kind: profiles.kind, slug: profiles.slug })
      .from(profiles)
      .where(
        and(eq(profiles.id, input.id), profileVisibleTo(actor), sql`${profiles.kind} in ('brand', 'source')`),
      );
    return row ?? null;
  },
  run: async ({ db, input, subject: newsroom }) => {
    const spellings = await readTags(db, newsroom.id);
    const wanted = input.tag === undefined ? undefined : findTag(spellings, input.tag)?.spellings;
    if (input.tag !== undefined && !wanted) throw notFound();
    const carries =
      wanted &&
      sql`exists (select 1 from unnest(${releases.tags}) tag where lower(tag) = any(${sql.param(wanted)}))`;
    const [{ rows, pagination }, next] = await Promise.all([
      readPublicRows(db, newsroom.id, { page: input.page, limit: PER_PAGE }, carries),
      readNextLiveAt(db, newsroom.id),
    ]);
    if (rows.length === 0 && input.page > 1) throw notFound();
    const total = pagination.total ?? rows.length;
    return {
      releases: await toReleaseItems(db, rows, newsroom),
      total,
      pages: Math.ceil(total / PER_PAGE),
      tags: [...spellings.values()],
      changesAt: next?.toISOString() ?? null,
    };
  },
});

/** Reads the tags of a newsroom's public news by their slugs. */
async function readTags(db: Db, profileId: string) {
  const groups = await db
    .select({ tags: releases.tags, count: count() })
    .from(releases)
    .where(and(eq(releases.profileId, profileId), isPublicRelease))
    .groupBy(releases.tags)
    .orderBy(desc(count()), releases.tags);
  return countTags(groups);
}
