import { createHash } from "node:crypto";
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { UserType } from "@/db/enums";
import { dailyLikes, decisions, matchFeedback } from "@/db/schema/matching";
import { pitchDrafts } from "@/db/schema/pitches";
import { cities } from "@/db/schema/places";
import { profiles } from "@/db/schema/profiles";
import type { Db, Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { conflict, notFound } from "@/lib/core/errors";
import { type FeedbackEntry, type FeedbackWeights, feedbackFrom } from "@/lib/domain/matching/feedback";
import type { ScoringPitch, ScoringProfile } from "@/lib/domain/matching/scoring-profile";
import { detectTopics } from "@/lib/domain/topics/taxonomy";
import { readScoringProfiles } from "./candidates";
import { dailyLimits, isLike, type LikeCount, type LikesUsed, likesLeft, usedUpMessage } from "./rules";

const today = sql`(app_now() at time zone 'utc')::date`;

/** What is left of today's likes and super likes. */
export async function readLikesLeft(db: Db, userId: string): Promise<LikesUsed> {
  const [used] = await db
    .select({ likes: dailyLikes.likes, superLikes: dailyLikes.superLikes })
    .from(dailyLikes)
    .where(and(eq(dailyLikes.userId, userId), eq(dailyLikes.day, today)));
  return likesLeft(used ?? { likes: 0, superLikes: 0 });
}

/** Spends one of today's likes. The conditional upsert decides, so the last one can't be spent twice; else 409. */
export async function spendLike(tx: Transaction, userId: string, count: LikeCount): Promise<LikesUsed> {
  const column = dailyLikes[count];
  const [used] = await tx
    .insert(dailyLikes)
    .values({ userId, day: today, [count]: 1 })
    .onConflictDoUpdate({
      target: [dailyLikes.userId, dailyLikes.day],
      set: { [count]: sql`${column} + 1` },
      setWhere: sql`${column} < ${dailyLimits[count]}`,
    })
    .returning({ likes: dailyLikes.likes, superLikes: dailyLikes.superLikes });
  if (!used) throw conflict(usedUpMessage(count));
  return likesLeft(used);
}

/** How many active pitches a candidate is compared with: the newest of them. */
const MAX_SCORED_PITCHES = 50;
/** Topics detected in a pitch's text: the strongest, and none less than half as strong as the first. */
const MAX_PITCH_TOPICS = 5;

export const ownActiveDrafts = (actor: UserActor) =>
  and(
    eq(pitchDrafts.userId, actor.userId),
    eq(pitchDrafts.profileId, actor.profileId),
    eq(pitchDrafts.isActive, true),
  );

/** Active pitches as the score sees them, newest first: topics read from their text, the place from `where`. */
export async function readScoringPitches(
  db: Db,
  which: SQL | undefined,
): Promise<(ScoringPitch & { profileId: string })[]> {
  const place = db
    .select({ latitude: cities.latitude, longitude: cities.longitude })
    .from(cities)
    .where(eq(cities.display, pitchDrafts.where))
    .orderBy(desc(cities.population))
    .limit(1)
    .as("place");
  const rows = await db
    .select({
      id: pitchDrafts.id,
      profileId: pitchDrafts.profileId,
      title: pitchDrafts.title,
      who: pitchDrafts.who,
      what: pitchDrafts.what,
      where: pitchDrafts.where,
      why: pitchDrafts.why,
      perks: pitchDrafts.perks,
      latitude: place.latitude,
      longitude: place.longitude,
    })
    .from(pitchDrafts)
    .leftJoinLateral(place, sql`true`)
    .where(which)
    .orderBy(desc(pitchDrafts.updatedAt), desc(pitchDrafts.id))
    .limit(MAX_SCORED_PITCHES);
  return rows.map(({ id, profileId, title, who, what, where, why, perks, latitude, longitude }) => ({
    id,
    profileId,
    title,
    topics: topicsOf([title, who, what, why].join("\n")),
    perks,
    place: latitude === null || longitude === null ? null : { label: where, latitude, longitude },
  }));
}

/** Topics of the texts seen last, by their hash: each suggestion read asks for those of all active pitches. */
const topicsByHash = new LRUCache<string, string[]>({ max: 2000 });

function topicsOf(text: string): string[] {
  const hash = createHash("sha256").update(text).digest("base64");
  const known = topicsByHash.get(hash);
  if (known) return known;
  const found = detectTopics(text);
  const least = (found[0]?.weight ?? 0) / 2;
  const topics = found
    .filter(({ weight }) => weight >= least)
    .slice(0, MAX_PITCH_TOPICS)
    .map(({ topic }) => topic);
  topicsByHash.set(hash, topics);
  return topics;
}

/** How much of the past moves the ranking: the last decisions and the last feedback. */
const MAX_HISTORY = 500;

async function readFeedbackWeights(db: Db, profileId: string): Promise<FeedbackWeights> {
  const [decided, said] = await Promise.all([
    db
      .select({ profileId: profiles.id, topics: profiles.topicIds, kind: decisions.kind })
      .from(decisions)
      .innerJoin(profiles, eq(profiles.id, decisions.targetId))
      .where(eq(decisions.profileId, profileId))
      .orderBy(desc(decisions.decidedAt))
      .limit(MAX_HISTORY),
    db
      .select({ profileId: profiles.id, topics: profiles.topicIds, helpful: matchFeedback.helpful })
      .from(matchFeedback)
      .innerJoin(profiles, eq(profiles.id, matchFeedback.targetId))
      .where(eq(matchFeedback.profileId, profileId))
      .orderBy(desc(matchFeedback.createdAt))
      .limit(MAX_HISTORY),
  ]);
  const entries: FeedbackEntry[] = [
    ...decided.map(({ kind, ...row }) => ({
      ...row,
      kind: isLike(kind) ? ("like" as const) : ("pass" as const),
    })),
    ...said.map(({ helpful, ...row }) => ({
      ...row,
      kind: helpful ? ("helpful" as const) : ("unhelpful" as const),
    })),
  ];
  return feedbackFrom(entries);
}

/** Everything the score needs to know of the viewer. */
export type Viewer = {
  profileId: string;
  userId: string;
  kind: UserType;
  profile: ScoringProfile;
  pitches: ScoringPitch[];
  feedback: FeedbackWeights;
};

/**
 * The viewer, with all active pitches, or with `pitchId` alone: 404 unless it is one of them, as for a random
 * id.
 */
export async function readViewer(db: Db, actor: UserActor, pitchId?: string): Promise<Viewer> {
  const [found, pitches, feedback] = await Promise.all([
    readScoringProfiles(db, [actor.profileId]),
    readScoringPitches(db, and(ownActiveDrafts(actor), pitchId ? eq(pitchDrafts.id, pitchId) : undefined)),
    readFeedbackWeights(db, actor.profileId),
  ]);
  const profile = found.get(actor.profileId);
  if (!profile || (pitchId && pitches.length === 0)) throw notFound();
  return {
    profileId: actor.profileId,
    userId: actor.userId,
    kind: profile.kind,
    profile,
    pitches,
    feedback,
  };
}
