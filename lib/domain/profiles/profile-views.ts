import { and, desc, eq } from "drizzle-orm";
import { type profiles, requests } from "@/db/schema/profiles";
import type { Db } from "@/db/types";
import { toIso, toIsoOrNull } from "@/lib/core/fields";
import { isRequestOpen } from "@/lib/domain/requests/policy";
import { MAX_OPEN_REQUESTS } from "@/lib/domain/requests/rules";
import { topicLabel } from "@/lib/domain/topics/taxonomy";
import { isProfileComplete } from "./rules";
import { accountTypes, type OwnProfileView, type ProfileView } from "./schema";
import { avatarUrl, profileUrl } from "./urls";

export type ProfileRow = typeof profiles.$inferSelect;
type Requests = Extract<ProfileView, { userType: "PRESS" }>["currentSearches"];

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
    socialOrder: row.socialOrder,
    languages: row.languages,
    reach: row.reach,
    verified: row.verified,
    thumbsUpCount: row.thumbsUpCount,
    thumbsDownCount: row.thumbsDownCount,
    followerCount: row.followerCount,
    followingCount: row.followingCount,
    memberSince: toIso(row.createdAt),
    responseHours: row.responseHours,
  };
  const { perksPreferred, perksOffered, expertise: industries, demographics } = row;
  const { heroStories, pressContacts, boilerplate, facts, perkDetails, releaseCount } = row;
  const newsroom = { heroStories, pressContacts, boilerplate, facts, perkDetails, releaseCount };
  switch (row.kind) {
    case "press": {
      const { expertise, beats, publications, pressTypes, pressePassLevel } = row;
      const press = { expertise, beats, publications, pressTypes, pressePassLevel, perksPreferred };
      return { ...common, userType: "PRESS", ...press, currentSearches };
    }
    case "brand": {
      const topics = row.topicIds.map(topicLabel);
      const brand = { industries, demographics, perksOffered, topics };
      return { ...common, userType: "BRAND", ...brand, ...newsroom };
    }
    case "source": {
      const { resources, resourceLinks } = row;
      const source = { industries, resources, resourceLinks, demographics, perksOffered };
      return { ...common, userType: "SOURCE", ...source, ...newsroom };
    }
    case "paid_media": {
      const { paidMediaTypes, contentTypes, platforms, availability, rates, packages, addOns } = row;
      const { engagement, engagementRate, heroStories } = row;
      return {
        ...common,
        userType: "PAID_MEDIA",
        ...{ industries, paidMediaTypes, contentTypes, platforms, availability, perksPreferred },
        ...{ rates, packages, addOns, engagement, engagementRate, heroStories },
        demographics: row.audience,
      };
    }
  }
}

export function toOwnProfileView(row: ProfileRow, currentSearches: Requests): OwnProfileView {
  const { listed, visible, allowDirectMessages, topicIds, revision } = row;
  return {
    ...toProfileView(row, currentSearches),
    ...{ listed, visible, allowDirectMessages, topicIds, revision },
    accountType: accountTypes.find((type) => type === row.accountType) ?? null,
    complete: isProfileComplete(row),
  };
}

/** A journalist's open calls for material, newest first. */
export async function readRequests(db: Db, profileId: string): Promise<Requests> {
  const rows = await db
    .select()
    .from(requests)
    .where(and(eq(requests.profileId, profileId), isRequestOpen))
    .orderBy(desc(requests.createdAt))
    .limit(MAX_OPEN_REQUESTS);
  return rows.map(({ id, title, description, deadline }) => ({
    ...{ id, title, description },
    deadline: toIsoOrNull(deadline),
  }));
}
