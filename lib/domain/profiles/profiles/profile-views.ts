import { and, desc, eq } from "drizzle-orm";
import { type profiles, requests } from "@/db/schema/profiles";
import type { Db } from "@/db/types";
import { toIso, toIsoOrNull, upperCase } from "@/lib/core/fields";
import { isRequestOpen } from "@/lib/domain/profiles/requests/policy";
import { MAX_OPEN_REQUESTS } from "@/lib/domain/profiles/requests/rules";
import { topicLabel } from "@/lib/domain/vocabulary/topics/taxonomy";
import { accountTypes } from "./fields/basic";
import { viewOf } from "./fields/fields";
import { isProfileComplete } from "./rules";
import type { OwnProfileView, ProfileView } from "./schema";
import { avatarUrl, profileUrl } from "./urls";

export type ProfileRow = typeof profiles.$inferSelect;
type Requests = Extract<ProfileView, { userType: "PRESS" }>["currentSearches"];

/** Everybody sees this view. E-mail addresses are in no row of this table. */
export function toProfileView(row: ProfileRow, currentSearches: Requests): ProfileView {
  const common = {
    id: row.id,
    userId: row.userId,
    slug: row.slug,
    url: profileUrl(row.kind, row.slug),
    title: row.title,
    latitude: row.latitude,
    longitude: row.longitude,
    avatarUrl: avatarUrl(row.avatarKey, 512),
    socialOrder: row.socialOrder,
    reach: row.reach,
    verified: row.verified,
    thumbsUpCount: row.thumbsUpCount,
    thumbsDownCount: row.thumbsDownCount,
    followerCount: row.followerCount,
    followingCount: row.followingCount,
    memberSince: toIso(row.createdAt),
    responseHours: row.responseHours,
  };
  const logoUrl = avatarUrl(row.logoKey, 512);
  const { kind, expertise, releaseCount, pressePassLevel, engagementRate } = row;
  switch (kind) {
    case "press": {
      const press = { expertise, pressePassLevel, currentSearches };
      return { ...common, userType: "PRESS", ...viewOf(kind, row), ...press };
    }
    case "brand": {
      const brand = { logoUrl, industries: expertise, topics: row.topicIds.map(topicLabel), releaseCount };
      return { ...common, userType: "BRAND", ...viewOf(kind, row), ...brand };
    }
    case "source":
      return {
        ...common,
        userType: "SOURCE",
        ...viewOf(kind, row),
        logoUrl,
        industries: expertise,
        releaseCount,
      };
    case "paid_media": {
      const creator = { industries: expertise, demographics: row.audience, engagementRate };
      return { ...common, userType: "PAID_MEDIA", ...viewOf(kind, row), ...creator };
    }
  }
}

export function toOwnProfileView(row: ProfileRow, currentSearches: Requests): OwnProfileView {
  const { listed, visible, allowDirectMessages, topicIds, revision } = row;
  return {
    ...toProfileView(row, currentSearches),
    listed,
    visible,
    allowDirectMessages,
    topicIds,
    revision,
    accountType: accountTypes.find((type) => type === row.accountType) ?? null,
    complete: isProfileComplete(row),
    status: upperCase(row.status),
  };
}

export async function readRequests(db: Db, profileId: string): Promise<Requests> {
  const rows = await db
    .select()
    .from(requests)
    .where(and(eq(requests.profileId, profileId), isRequestOpen))
    .orderBy(desc(requests.createdAt))
    .limit(MAX_OPEN_REQUESTS);
  return rows.map(({ id, title, description, deadline }) => ({
    id,
    title,
    description,
    deadline: toIsoOrNull(deadline),
  }));
}
