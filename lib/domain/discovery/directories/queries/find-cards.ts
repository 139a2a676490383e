import { and, desc, eq, sql } from "drizzle-orm";
import { prepareOnce } from "@/db/prepare-once";
import { releases } from "@/db/schema/newsrooms";
import { profiles } from "@/db/schema/profiles";
import type { Db } from "@/db/types";
import { toPage } from "@/lib/core/pagination";
import { isPublicRelease } from "@/lib/domain/newsrooms/releases/policy";
import { readRegion } from "@/lib/domain/vocabulary/locations/rules";
import { findCities } from "@/lib/domain/vocabulary/locations/store";
import type { DirectoryQuery } from "../schema";
import { cardColumns, toCard } from "../views";
import { countOptions } from "./counts";
import { filtersOf } from "./filters";
import { type Found, listProfiles } from "./list";
import { searchProfiles } from "./search";

/** Reads one page of listed profiles, in the order asked for, with the total up to the cap. */
export async function findCards(db: Db, query: DirectoryQuery) {
  const filters = await filtersOf(db, query);
  const found = query.q
    ? await searchProfiles(db, { ...query, q: query.q }, filters)
    : await listProfiles(db, query, filters);
  const { rows, pagination } = toPage(found.rows, query, found.total, ({ key, id }) => [key, id]);
  const notUnderstood = rows.length > 0 ? [] : await readNotUnderstood(db, query);
  return {
    cards: await readCards(db, rows),
    pagination,
    correctedTo: found.correctedTo,
    ...(notUnderstood.length > 0 ? { notUnderstood } : {}),
    ...(query.counts ? { counts: await countOptions(db, query, found.matching) } : {}),
  };
}

/** Names the filters that name no topic, and no city, state or country. */
async function readNotUnderstood(db: Db, { topicSets, location }: DirectoryQuery) {
  const keys: ("topic" | "location")[] = [];
  if (topicSets.some((topics) => topics.length === 0)) keys.push("topic");
  if (location && !readRegion(location) && (await findCities(db, location, { limit: 1 })).length === 0)
    keys.push("location");
  return keys;
}

const cardsStatement = prepareOnce((db) =>
  db
    .select(cardColumns)
    .from(profiles)
    .where(sql`${profiles.id} = any(${sql.placeholder("ids")}::uuid[])`)
    .prepare("directories_cards"),
);

const latestStatement = prepareOnce((db) => {
  const newest = db
    .select({ slug: releases.slug, title: releases.title })
    .from(releases)
    .where(and(eq(releases.profileId, profiles.id), isPublicRelease))
    .orderBy(desc(releases.liveAt), desc(releases.id))
    .limit(1)
    .as("newest");
  return db
    .select({ id: profiles.id, slug: newest.slug, title: newest.title })
    .from(profiles)
    .innerJoinLateral(newest, sql`true`)
    .where(sql`${profiles.id} = any(${sql.placeholder("ids")}::uuid[])`)
    .prepare("directories_latest");
});

async function readCards(db: Db, rows: Found[]) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const read = await cardsStatement(db).execute({ ids });
  const newsrooms = read.filter(({ releaseCount }) => releaseCount > 0).map(({ id }) => id);
  const latest = newsrooms.length > 0 ? await latestStatement(db).execute({ ids: newsrooms }) : [];
  const news = new Map(latest.map((row) => [row.id, row]));
  const known = new Map(read.map((row) => [row.id, toCard(row, news.get(row.id))]));
  return ids.flatMap((id) => known.get(id) ?? []);
}
