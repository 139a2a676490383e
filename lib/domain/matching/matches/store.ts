import { and, eq, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { UserType } from "@/db/enums";
import { listOf, prepareOnce } from "@/db/prepare-once";
import { dailyLikes, shownCards } from "@/db/schema/matching";
import { pitchMeanings, profileMeanings } from "@/db/schema/meaning";
import { pitchDrafts } from "@/db/schema/pitches";
import { cities } from "@/db/schema/places";
import { profiles } from "@/db/schema/profiles";
import type { Db, Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { conflict, notFound } from "@/lib/core/errors";
import { type FeedbackWeights, feedbackFrom } from "@/lib/domain/matching/matching/feedback";
import type { ScoringPitch, ScoringProfile } from "@/lib/domain/matching/matching/scoring-profile";
import { draftWrittenAs, isActiveDraft } from "@/lib/domain/pitching/pitch-drafts/policy";
import { pitchText, topicsThatCount } from "@/lib/domain/vocabulary/meaning/texts";
import { isMeaningOf, scoringColumns, toScoringProfile } from "./candidates";
import {
  type ActRow,
  actsOf,
  type Learning,
  type ResetRow,
  resetsOf,
  toLearning,
  topicsOf,
} from "./learning";
import { dailyLimits, type LikeCount, type LikesUsed, likesLeft, usedUpMessage } from "./rules";

const today = sql`(app_now() at time zone 'utc')::date`;

export async function writeShown(tx: Transaction, profileId: string, targetId: string): Promise<void> {
  await tx.insert(shownCards).values({ profileId, targetId }).onConflictDoNothing();
}

/** Returns how many likes and super likes of today are left. */
export async function readLikesLeft(db: Db, userId: string): Promise<LikesUsed> {
  const [used] = await db
    .select({ likes: dailyLikes.likes, superLikes: dailyLikes.superLikes })
    .from(dailyLikes)
    .where(and(eq(dailyLikes.userId, userId), eq(dailyLikes.day, today)));
  return likesLeft(used ?? { likes: 0, superLikes: 0 });
}

/**
 * Spends one of today's likes; 409 where none is left. The conditional upsert decides, so that the last one cannot be
 * spent twice.
 */
export async function countLike(tx: Transaction, userId: string, count: LikeCount): Promise<LikesUsed> {
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

/** A candidate is compared with so many of the newest active pitches. */
const MAX_SCORED_PITCHES = 50;

export const ownActiveDrafts = (actor: Record<"userId" | "profileId", string | Placeholder>) =>
  and(draftWrittenAs(actor), isActiveDraft);

/** Selects what a score reads of a pitch, its meaning, and the place looked up from `where`; newest first. */
const scoringPitches = (which: SQL | undefined): SQL => sql`
  select ${pitchDrafts.id}, ${pitchDrafts.profileId} as "profileId", title, who, what, "where", why, perks, latitude, longitude,
    ${pitchMeanings.vector} as meaning, ${pitchMeanings.topicWeights} as "topicWeights"
  from ${pitchDrafts} left join ${pitchMeanings} on ${pitchMeanings.draftId} = ${pitchDrafts.id} left join lateral (
    select latitude, longitude from ${cities} where ${cities.display} = ${pitchDrafts.where}
    order by population desc limit 1) as place on true
  where ${which} order by ${pitchDrafts.updatedAt} desc, ${pitchDrafts.id} desc limit ${MAX_SCORED_PITCHES}`;

type PitchRow = Record<"id" | "profileId" | "title" | "who" | "what" | "where" | "why", string> & {
  perks: string[];
  latitude: number | null;
  longitude: number | null;
  meaning: string | null;
  topicWeights: Record<string, number> | null;
};
type OwnedScoringPitch = ScoringPitch & { profileId: string };

function toScoringPitch({ latitude, longitude, ...row }: PitchRow): OwnedScoringPitch {
  const { id, profileId, title, where, perks, meaning } = row;
  const place = latitude === null || longitude === null ? null : { label: where, latitude, longitude };
  const found = topicsOf(pitchText(row));
  const topics = topicsThatCount(found, row.topicWeights);
  const topicWeights = row.topicWeights ?? undefined;
  return { id, profileId, title, topics, stated: found.stated, topicWeights, meaning, perks, place };
}

/** Reads active pitches as the score sees them, newest first, with topics found in their text. */
export async function readScoringPitches(db: Db, which: SQL | undefined): Promise<OwnedScoringPitch[]> {
  return (await db.execute<PitchRow>(scoringPitches(which))).map(toScoringPitch);
}

export type Viewer = {
  profileId: string;
  userId: string;
  aiEnabled: boolean;
  kind: UserType;
  profile: ScoringProfile;
  pitches: ScoringPitch[];
  feedback: FeedbackWeights;
  /** The likes of today that are left. */
  left: LikesUsed;
};

const given = {
  profileId: sql.placeholder("profileId"),
  userId: sql.placeholder("userId"),
  pitchId: sql.placeholder("pitchId"),
  /** Nothing is learned from acts where the acting user has AI switched off. */
  learns: sql.placeholder("learns"),
};
const askedFor = sql`(${given.pitchId}::uuid is null or ${pitchDrafts.id} = ${given.pitchId}::uuid)`;

const viewerStatement = prepareOnce((db) =>
  db
    .select({
      profile: scoringColumns,
      likes: dailyLikes.likes,
      superLikes: dailyLikes.superLikes,
      drafts: listOf<PitchRow>(scoringPitches(and(ownActiveDrafts(given), askedFor))),
      acts: listOf<ActRow>(actsOf(given)),
      resets: listOf<ResetRow>(resetsOf(given)),
    })
    .from(profiles)
    .leftJoin(profileMeanings, isMeaningOf)
    .leftJoin(dailyLikes, and(eq(dailyLikes.userId, given.userId), eq(dailyLikes.day, today)))
    .where(eq(profiles.id, given.profileId))
    .prepare("matches_viewer"),
);

/**
 * Reads the viewer with all active pitches, or with `pitchId` alone: 404 unless it is one of them, as for a random id.
 * It is one statement, because many small ones cost more than what they read.
 */
export async function readViewer(
  db: Db,
  actor: Pick<UserActor, "profileId" | "userId" | "aiEnabled">,
  pitchId?: string,
): Promise<Viewer> {
  const { profileId, userId, aiEnabled: learns } = actor;
  const [row] = await viewerStatement(db).execute({ profileId, userId, learns, pitchId: pitchId ?? null });
  if (!row || (pitchId && row.drafts === null)) throw notFound();
  const profile = toScoringProfile(row.profile);
  const { acts, resets } = toLearning(row);
  return {
    profileId,
    userId,
    aiEnabled: actor.aiEnabled,
    kind: profile.kind,
    profile,
    pitches: (row.drafts ?? []).map(toScoringPitch),
    feedback: feedbackFrom(acts, resets),
    left: likesLeft({ likes: row.likes ?? 0, superLikes: row.superLikes ?? 0 }),
  };
}

const learningStatement = prepareOnce((db) =>
  db
    .select({ acts: listOf<ActRow>(actsOf(given)), resets: listOf<ResetRow>(resetsOf(given)) })
    .from(profiles)
    .where(eq(profiles.id, given.profileId))
    .prepare("matches_learning"),
);

/** Reads what the acting profile's matches are learned from, and what of it is taken back. Nothing where AI is off. */
export async function readLearning(db: Db, { profileId, aiEnabled }: UserActor): Promise<Learning> {
  const [row] = await learningStatement(db).execute({ profileId, learns: aiEnabled });
  return toLearning(row ?? { acts: null, resets: null });
}
