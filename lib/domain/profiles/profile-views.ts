import { and, desc, eq, gt, isNull, or, sql } from "drizzle-orm";
import { coverage, stories } from "@/db/schema/pitches";
import { type profiles, requests, workSamples } from "@/db/schema/profiles";
import type { Db } from "@/db/types";
import { toIso, toIsoOrNull } from "@/lib/core/fields";
import { storyPicture } from "@/lib/domain/pitches/rules";
import { topicLabel } from "@/lib/domain/topics/taxonomy";
import { isProfileComplete } from "./rules";
import type { CoverageView, OwnProfileView, ProfileView, WorkSampleView } from "./schema";
import { avatarUrl, profileUrl } from "./urls";

export type ProfileRow = typeof profiles.$inferSelect;
type Requests = Extract<ProfileView, { userType: "PRESS" }>["currentSearches"];

const MAX_REQUESTS = 20;
const MAX_SAMPLES = 24;
const MAX_COVERAGE = 24;

/** The profile as everybody sees it. E-mail addresses are in no row of this table. */
export function toProfileView(row: ProfileRow, currentSearches: Requests): ProfileView {
  const common = {
    id: row.id,
    userId: row.userId,
    slug: row.slug,
    url: profileUrl(row.kind, row.slug),
    name: row.name,
    title: row.title,
    location: row.locationText,
    latitude: row.latitude,
    longitude: row.longitude,
    avatarUrl: avatarUrl(row.avatarKey, 512),
    about: row.about,
    website: row.website,
    customPortfolioUrl: row.customPortfolioUrl,
    socialMedia: row.socialMedia,
    reach: row.reach,
    verified: row.verified,
    thumbsUpCount: row.thumbsUpCount,
    thumbsDownCount: row.thumbsDownCount,
    followerCount: row.followerCount,
    responseHours: row.responseHours,
  };
  const { perksPreferred, perksOffered, expertise: industries } = row;
  switch (row.kind) {
    case "press": {
      const { expertise, beats, publications, pressTypes, pressePassLevel } = row;
      const press = { expertise, beats, publications, pressTypes, pressePassLevel, perksPreferred };
      return { ...common, userType: "PRESS", ...press, currentSearches };
    }
    case "brand": {
      const { demographics, heroStories } = row;
      const topics = row.topicIds.map(topicLabel);
      return { ...common, userType: "BRAND", industries, demographics, perksOffered, topics, heroStories };
    }
    case "source":
      return { ...common, userType: "SOURCE", industries, resources: row.resources, perksOffered };
    case "paid_media": {
      const { paidMediaTypes, contentTypes, platforms, rates, availability } = row;
      const paid = { paidMediaTypes, contentTypes, platforms, rates, availability, perksPreferred };
      return { ...common, userType: "PAID_MEDIA", industries, ...paid };
    }
  }
}

export function toOwnProfileView(row: ProfileRow, currentSearches: Requests): OwnProfileView {
  const { listed, visible, allowDirectMessages, topicIds } = row;
  return {
    ...toProfileView(row, currentSearches),
    ...{ listed, visible, allowDirectMessages, topicIds },
    complete: isProfileComplete(row),
  };
}

/** A journalist's open calls for material, newest first; those past their deadline are over. */
export async function readRequests(db: Db, profileId: string): Promise<Requests> {
  const rows = await db
    .select()
    .from(requests)
    .where(
      and(
        eq(requests.profileId, profileId),
        or(isNull(requests.deadline), gt(requests.deadline, sql`app_now()`)),
      ),
    )
    .orderBy(desc(requests.createdAt))
    .limit(MAX_REQUESTS);
  return rows.map(({ id, title, description, deadline }) => ({
    ...{ id, title, description },
    deadline: toIsoOrNull(deadline),
  }));
}

/** The newest work samples. */
export async function readWorkSamples(db: Db, profileId: string): Promise<WorkSampleView[]> {
  const rows = await db
    .select()
    .from(workSamples)
    .where(eq(workSamples.profileId, profileId))
    .orderBy(sql`${workSamples.publishedAt} desc nulls last`, desc(workSamples.id))
    .limit(MAX_SAMPLES);
  return rows.map((row) => ({ ...row, publishedAt: toIsoOrNull(row.publishedAt) }));
}

/** Published stories that came of collaborations, newest first. Only those whose page was found. */
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
