import { and, eq, isNull, ne, not, or, type Param, type Placeholder, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { UserType } from "@/db/enums";
import { prepareOnce } from "@/db/prepare-once";
import { decisions } from "@/db/schema/matching";
import { profileMeanings } from "@/db/schema/meaning";
import { profiles } from "@/db/schema/profiles";
import type { Db } from "@/db/types";
import type { ScoringProfile } from "@/lib/domain/matching/matching/scoring-profile";
import { blockedWith } from "@/lib/domain/profiles/blocks/policy";
import { discoverableKinds } from "./rules";

/**
 * These are the few columns that a score reads, with the profile's meaning joined (`isMeaningOf`). A card's other
 * fields are read for the winners only.
 */
export const scoringColumns = {
  id: profiles.id,
  kind: profiles.kind,
  name: profiles.name,
  topics: profiles.topicIds,
  reach: profiles.reach,
  locationText: profiles.locationText,
  latitude: profiles.latitude,
  longitude: profiles.longitude,
  responseHours: profiles.responseHours,
  answeredCount: profiles.answeredCount,
  thumbsUp: profiles.thumbsUpCount,
  thumbsDown: profiles.thumbsDownCount,
  perksOffered: profiles.perksOffered,
  perksWanted: profiles.perksPreferred,
  meaning: profileMeanings.vector,
  topicWeights: profileMeanings.topicWeights,
};

export const isMeaningOf = eq(profileMeanings.profileId, profiles.id);

type ScoringRow = Omit<
  ScoringProfile,
  "place" | "topics" | "topicWeights" | "perksOffered" | "perksWanted"
> & {
  topics: string[];
  topicWeights: Record<string, number> | null;
  perksOffered: string[];
  perksWanted: string[];
  locationText: string;
  latitude: number | null;
  longitude: number | null;
};

/** The fields are written out, because copying the rest of a row would cost more than all else here. */
export function toScoringProfile(row: ScoringRow): ScoringProfile {
  const { latitude, longitude, topics, topicWeights } = row;
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    topics: topicWeights ? withBeats(topics, topicWeights) : topics,
    topicWeights: topicWeights ?? undefined,
    meaning: row.meaning,
    reach: row.reach,
    place: latitude === null || longitude === null ? null : { label: row.locationText, latitude, longitude },
    responseHours: row.responseHours,
    answeredCount: row.answeredCount,
    thumbsUp: row.thumbsUp,
    thumbsDown: row.thumbsDown,
    perksOffered: row.perksOffered,
    perksWanted: row.perksWanted,
  };
}

/** Beats name topics besides those chosen; they are known once the profile's meaning is. Most profiles name none. */
function withBeats(chosen: string[], topicWeights: Record<string, number>): string[] {
  let topics = chosen;
  for (const topic in topicWeights)
    if (topicWeights[topic] !== 0 && !chosen.includes(topic)) topics = [...topics, topic];
  return topics;
}

/** The ids are one parameter however many there are, so that the statement stays the same and is prepared. */
export const isAnyOf = (profileIds: Param | Placeholder): SQL =>
  sql`${profiles.id} = any(${profileIds}::uuid[])`;

/** Reads profiles as the score sees them, by id, in one statement. */
export async function readScoringProfiles(
  db: Db,
  profileIds: readonly string[],
): Promise<Map<string, ScoringProfile>> {
  if (profileIds.length === 0) return new Map();
  const rows = await db
    .select(scoringColumns)
    .from(profiles)
    .leftJoin(profileMeanings, isMeaningOf)
    .where(isAnyOf(sql.param([...profileIds])));
  return new Map(rows.map((row) => [row.id, toScoringProfile(row)]));
}

/** The viewer is the profile acted for, its kind, and the user who acts. */
export type CandidateViewer = { profileId: string; userId: string; kind: UserType };

export type Candidates = {
  /** No eligible profile is left out before scoring. */
  candidates: ScoringProfile[];
  /** Profiles with a pending super like for the viewer. */
  first: ReadonlySet<string>;
};

/**
 * Reads every listed profile of a kind that the viewer meets, of another user, on which the viewer has not decided. It
 * is one query on the `profiles_listed` index and the decisions' keys; the caller scores them all.
 */
export async function readCandidates(db: Db, viewer: CandidateViewer): Promise<Candidates> {
  const { profileId, userId, kind } = viewer;
  const kinds = discoverableKinds(kind);
  const rows = await candidatesStatement(db).execute({ profileId, userId, kinds });
  const first = new Set<string>();
  const candidates = rows.map((row) => {
    if (row.superLiked) first.add(row.id);
    return toScoringProfile(row);
  });
  return { candidates, first };
}

type Given = string | Placeholder;

const isSomebodyElses = (userId: Given) => or(isNull(profiles.userId), ne(profiles.userId, userId));

const isFree = (profileId: Given) => sql`${profiles.id} not in ${blockedWith(profileId)}`;
type Viewing = { profileId: Given; userId: Given };

/** A paused newsroom stays public, and is shown to nobody new. */
const isListedFor = ({ profileId, userId }: Viewing, kinds: Param | Placeholder): SQL | undefined =>
  and(
    eq(profiles.listed, true),
    ne(profiles.status, "paused"),
    sql`${profiles.kind} = any(${kinds}::user_type[])`,
    isSomebodyElses(userId),
    isFree(profileId),
  );

/** A profile is eligible that is listed, of a kind that the viewer meets, not the viewer's own, and not blocked. */
export const isEligible = (viewer: CandidateViewer): SQL | undefined =>
  isListedFor(viewer, sql.param([...discoverableKinds(viewer.kind)]));

/** A profile may be pitched that is listed, of another type, and not the viewer's own, in the deck or not. */
export const isPitchable = (viewer: CandidateViewer): SQL | undefined =>
  and(
    eq(profiles.listed, true),
    ne(profiles.kind, viewer.kind),
    isSomebodyElses(viewer.userId),
    isFree(viewer.profileId),
  );

const isDecided = (profileId: Given): SQL =>
  sql`exists (select from ${decisions} where ${decisions.profileId} = ${profileId}
    and ${decisions.targetId} = ${profiles.id} and ${decisions.hides})`;

const superLikes = alias(decisions, "super_likes");

const candidatesStatement = prepareOnce((db) => {
  const profileId = sql.placeholder("profileId");
  return db
    .select({ ...scoringColumns, superLiked: sql<boolean>`${superLikes.kind} is not null` })
    .from(profiles)
    .leftJoin(profileMeanings, isMeaningOf)
    .leftJoin(
      superLikes,
      and(
        eq(superLikes.targetId, profileId),
        eq(superLikes.kind, "superlike"),
        eq(superLikes.profileId, profiles.id),
      ),
    )
    .where(
      and(
        isListedFor({ profileId, userId: sql.placeholder("userId") }, sql.placeholder("kinds")),
        not(isDecided(profileId)),
      ),
    )
    .prepare("matches_candidates");
});
