import { and, count, desc, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import { assets, releases } from "@/db/schema/newsrooms";
import { coverage, pitches, ratings, stories } from "@/db/schema/pitches";
import { type HeroStory, profiles, slugs, workSamples } from "@/db/schema/profiles";
import type { Db } from "@/db/types";
import { notFound } from "@/lib/core/errors";
import { toIso } from "@/lib/core/fields";
import { isPublicAsset, isShownAsset } from "@/lib/domain/newsrooms/assets/policy";
import { ASSET_FILE, readShownContacts } from "@/lib/domain/newsrooms/assets/store";
import { toRenditions } from "@/lib/domain/newsrooms/assets/views";
import { isPublicRelease } from "@/lib/domain/newsrooms/releases/policy";
import { headlineOf, RATING_DAYS, storyPicture } from "@/lib/domain/pitching/pitches/rules";
import { readNewestFollowed, readNewestFollowers } from "@/lib/domain/profiles/follows/store";
import type { HeroStoryView } from "@/lib/domain/profiles/profiles/fields/newsroom";
import { type ProfileRow, readRequests, toProfileView } from "@/lib/domain/profiles/profiles/profile-views";
import type {
  CoverageView,
  ProfilePageView,
  TestimonialView,
  WorkSampleView,
} from "@/lib/domain/profiles/profiles/schema";
import { readParties } from "@/lib/domain/profiles/profiles/views";
import { isPortfolioWork, isReelRow } from "@/lib/domain/profiles/work-samples/policy";
import { toWorkSampleView } from "@/lib/domain/profiles/work-samples/views";
import { countTags, findTag } from "@/lib/utils/tag-counts";

const MAX_SAMPLES = 48;
/** A page shows so many of a creator's reels and as many of the rest. */
const MAX_OF_KIND = 24;
const MAX_COVERAGE = 24;
const MAX_TESTIMONIALS = 12;

/** A page shows so many followers and followed; an ellipsis stands for the rest (docs/product.md#profiles). */
const FACES = 5;

/** Reads a profile's page: its row, and what others added to it. */
export async function readProfilePage(db: Db, row: ProfileRow): Promise<ProfilePageView> {
  const { id } = row;
  const isCreator = row.kind === "paid_media";
  const [
    requests,
    work,
    coverage,
    followers,
    following,
    collaborations,
    testimonials,
    heroStories,
    pressContacts,
  ] = await Promise.all([
    row.kind === "press" ? readRequests(db, id) : [],
    readWork(db, id, isCreator),
    readCoverage(db, id),
    readNewestFollowers(db, id, FACES),
    readNewestFollowed(db, id, FACES),
    readCollaborations(db, id),
    isCreator ? readTestimonials(db, id) : { testimonials: [], testimonialCount: 0 },
    readShownStories(db, row),
    readShownContacts(db, row),
  ]);
  const profile = toProfileView({ ...row, heroStories, pressContacts }, requests);
  return { profile, ...work, coverage, followers, following, collaborations, ...testimonials };
}

const OWN_RELEASE = /^\/(?:brand|source)-newsroom\/([^/#]+)\/([^/#]+)(?:#.*)?$/;

/**
 * Reads the featured stories that everybody may see now. One about an own release that is withdrawn, or whose time has
 * not come, is left out; one whose picture is gone or hidden is shown without it, one whose picture is there has its
 * sizes.
 */
export async function readShownStories(
  db: Db,
  { id, heroStories }: { id: string; heroStories: HeroStory[] },
): Promise<HeroStoryView[]> {
  const linked = heroStories.map(({ url }) => OWN_RELEASE.exec(url)?.slice(1) ?? []);
  const pictured = heroStories.map(({ image }) => ASSET_FILE.exec(image)?.[1]);
  const releaseSlugs = linked.flatMap(([, slug]) => slug ?? []);
  const assetIds = pictured.filter((assetId) => assetId !== undefined);
  const [names, hidden, shown] = await Promise.all([
    releaseSlugs.length > 0 ? db.select().from(slugs).where(eq(slugs.profileId, id)) : [],
    releaseSlugs.length > 0
      ? db
          .select({ slug: releases.slug })
          .from(releases)
          .where(
            and(
              eq(releases.profileId, id),
              inArray(releases.slug, releaseSlugs),
              sql`(${isPublicRelease}) is not true`,
            ),
          )
      : [],
    assetIds.length > 0
      ? db
          .select({ id: assets.id, renditions: assets.renditions, blur: assets.blur })
          .from(assets)
          .where(
            and(inArray(assets.id, assetIds), or(isPublicAsset, and(eq(assets.profileId, id), isShownAsset))),
          )
      : [],
  ]);
  const isOwn = new Set(names.map(({ slug }) => slug));
  const isHidden = new Set(hidden.map(({ slug }) => slug));
  const pictures = new Map(shown.map((asset) => [asset.id, asset]));
  return heroStories.flatMap((story, n) => {
    const [newsroom = "", release = ""] = linked[n] ?? [];
    if (isOwn.has(newsroom) && isHidden.has(release)) return [];
    const assetId = pictured[n];
    if (!assetId) return [story];
    const asset = pictures.get(assetId);
    if (!asset) return [{ ...story, image: "" }];
    const { renditions, blur } = asset;
    return [
      renditions.length > 0 ? { ...story, picture: { renditions: toRenditions(renditions), blur } } : story,
    ];
  });
}

/** Reads the newest work and its total; for a creator the newest reels, then the newest of the rest. */
export async function readWork(db: Db, profileId: string, isCreator: boolean) {
  const [counts, tags, ...lists] = await Promise.all([
    countWork(db, profileId),
    readWorkTags(db, profileId, isCreator ? isPortfolioWork : undefined),
    ...(isCreator
      ? [
          readSamples(db, profileId, MAX_OF_KIND, isReelRow),
          readSamples(db, profileId, MAX_OF_KIND, isPortfolioWork),
        ]
      : [readSamples(db, profileId, MAX_SAMPLES)]),
  ]);
  return { workSamples: lists.flat(), ...counts, workTags: [...tags.values()] };
}

/**
 * Reads a page of all the work, or of what carries the tag, newest first, with the total and the tags of all. Two
 * pieces may be of one moment, so the id decides. @throws AppError `not_found` for a tag that no piece carries.
 */
export async function readWorkPage(
  db: Db,
  profileId: string,
  { limit, offset, tag }: { limit: number; offset: number; tag?: string },
) {
  const tags = await readWorkTags(db, profileId);
  const carried = tag === undefined ? undefined : findTag(tags, tag);
  if (tag !== undefined && !carried) throw notFound();
  const carries =
    carried &&
    sql`exists (select 1 from unnest(${workSamples.tags}) tag where lower(tag) = any(${sql.param(carried.spellings)}))`;
  const [samples, { workCount }] = await Promise.all([
    readSamples(db, profileId, limit, carries, offset),
    countWork(db, profileId),
  ]);
  return { samples, total: carried?.count ?? workCount, tags: [...tags.values()] };
}

/** Reads the tags of a profile's work by their slugs. */
async function readWorkTags(db: Db, profileId: string, kind?: SQL) {
  const groups = await db
    .select({ tags: workSamples.tags, count: count() })
    .from(workSamples)
    .where(and(eq(workSamples.profileId, profileId), kind))
    .groupBy(workSamples.tags)
    .orderBy(desc(count()), workSamples.tags);
  return countTags(groups);
}

async function countWork(db: Db, profileId: string) {
  const [counts] = await db
    .select({ workCount: count(), reelCount: sql<number>`(count(*) filter (where ${isReelRow}))::int` })
    .from(workSamples)
    .where(eq(workSamples.profileId, profileId));
  return counts ?? { workCount: 0, reelCount: 0 };
}

async function readSamples(
  db: Db,
  profileId: string,
  limit: number,
  kind?: SQL,
  offset = 0,
): Promise<WorkSampleView[]> {
  const rows = await db
    .select()
    .from(workSamples)
    .where(and(eq(workSamples.profileId, profileId), kind))
    .orderBy(sql`${workSamples.publishedAt} desc nulls last`, desc(workSamples.id))
    .limit(limit)
    .offset(offset);
  return rows.map(toWorkSampleView);
}

/** Reads published stories that came of collaborations, newest first. Only those whose page was found count. */
export async function readCoverage(db: Db, profileId: string): Promise<CoverageView[]> {
  const rows = await db
    .select({ story: stories, earnedAt: coverage.createdAt })
    .from(coverage)
    .innerJoin(stories, eq(stories.id, coverage.storyId))
    .where(and(eq(coverage.profileId, profileId), eq(stories.found, true)))
    .orderBy(desc(coverage.createdAt))
    .limit(MAX_COVERAGE);
  return rows.map(({ story, earnedAt }) => ({
    ...story,
    image: storyPicture(story),
    earnedAt: toIso(earnedAt),
  }));
}

/** Counts the completed collaborations, and their different partners. */
export async function readCollaborations(db: Db, profileId: string) {
  const other = sql`case when ${pitches.senderProfileId} = ${profileId}
    then ${pitches.recipientProfileId} else ${pitches.senderProfileId} end`;
  const [row] = await db
    .select({ completed: count(), partners: sql<number>`count(distinct ${other})::int` })
    .from(pitches)
    .where(
      and(
        or(eq(pitches.senderProfileId, profileId), eq(pitches.recipientProfileId, profileId)),
        eq(pitches.status, "completed"),
      ),
    );
  return row ?? { completed: 0, partners: 0 };
}

/** A rating is seen once both are in or `RATING_DAYS` have passed; then it counts (docs/product.md#ratings). */
const isSeen = sql`(${ratings.countedAt} is not null
  or ${ratings.createdAt} <= app_now() - make_interval(days => ${RATING_DAYS})
  or (select count(*) from ${ratings} both_in where both_in.pitch_id = ${ratings.pitchId}) = 2)`;

/** Reads what raters let everybody read about completed collaborations, newest first. */
export async function readTestimonials(
  db: Db,
  profileId: string,
): Promise<{ testimonials: TestimonialView[]; testimonialCount: number }> {
  const isPublic = and(
    eq(ratings.ratedProfileId, profileId),
    ratings.feedbackPublic,
    ne(ratings.feedback, ""),
    eq(pitches.status, "completed"),
    isSeen,
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        id: ratings.id,
        text: ratings.feedback,
        authorId: ratings.raterProfileId,
        isListed: profiles.listed,
        title: pitches.title,
        subject: pitches.subject,
        completedAt: sql<Date>`coalesce(${pitches.completedAt}, ${ratings.createdAt})`.mapWith(
          ratings.createdAt,
        ),
      })
      .from(ratings)
      .innerJoin(pitches, eq(pitches.id, ratings.pitchId))
      .innerJoin(profiles, eq(profiles.id, ratings.raterProfileId))
      .where(isPublic)
      .orderBy(desc(ratings.createdAt), desc(ratings.id))
      .limit(MAX_TESTIMONIALS),
    db
      .select({ total: count() })
      .from(ratings)
      .innerJoin(pitches, eq(pitches.id, ratings.pitchId))
      .where(isPublic),
  ]);
  const parties = await readParties(
    db,
    rows.map(({ authorId }) => authorId),
  );
  const testimonials = rows.flatMap(({ authorId, isListed, title, subject, completedAt, ...row }) => {
    const author = parties.get(authorId);
    if (!author) return [];
    return {
      ...row,
      author: { ...author, url: isListed ? author.url : null },
      campaign: headlineOf({ title, subject }),
      completedAt: toIso(completedAt),
    };
  });
  return { testimonials, testimonialCount: counted?.total ?? 0 };
}
