import { sql } from "drizzle-orm";
import { profiles } from "@/db/schema/profiles";
import { toIsoOrNull } from "@/lib/core/fields";
import { releaseUrl } from "@/lib/domain/newsrooms/releases/views";
import { avatarUrl, profileUrl } from "@/lib/domain/profiles/profiles/urls";
import { headColumns } from "@/lib/domain/profiles/profiles/views";
import type { DirectoryCard } from "./schema";

/** A card shows so many characters of a profile's text. */
const ABOUT_LENGTH = 240;

/** A card needs these columns only: lists are long, rows are wide. */
export const cardColumns = {
  ...headColumns,
  about: sql<string>`left(${profiles.about}, ${ABOUT_LENGTH})`,
  followerCount: profiles.followerCount,
  reach: profiles.reach,
  articleCount: profiles.articleCount,
  releaseCount: profiles.releaseCount,
  lastNewsAt: profiles.lastNewsAt,
  topics: profiles.expertise,
  publications: profiles.publications,
  perksOffered: profiles.perksOffered,
  perksPreferred: profiles.perksPreferred,
  platforms: profiles.platforms,
  contentTypes: profiles.contentTypes,
  rates: profiles.rates,
  lowestRate: profiles.lowestRate,
  engagementRate: profiles.engagementRate,
};

type CardRow = Pick<
  typeof profiles.$inferSelect,
  Exclude<keyof typeof cardColumns, "location" | "topics"> & keyof typeof profiles.$inferSelect
> & { location: string; topics: string[] };

type LatestNews = { slug: string; title: string };

export function toCard(
  { kind, avatarKey, logoKey, topics, lastNewsAt, ...row }: CardRow,
  latest?: LatestNews,
): DirectoryCard {
  return {
    ...row,
    latestNews: latest
      ? { title: latest.title, url: releaseUrl({ kind, slug: row.slug }, latest.slug) }
      : null,
    userType: kind.toUpperCase() as DirectoryCard["userType"],
    url: profileUrl(kind, row.slug),
    avatarUrl: avatarUrl(avatarKey, 512),
    logoUrl: avatarUrl(logoKey, 512),
    lastNewsAt: toIsoOrNull(lastNewsAt),
    expertise: kind === "press" ? topics : [],
    industries: kind === "press" ? [] : topics,
  };
}
