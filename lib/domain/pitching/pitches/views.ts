import { desc, getTableColumns, inArray, sql } from "drizzle-orm";
import { only } from "@/db/only";
import { pitches, ratings, stories } from "@/db/schema/pitches";
import type { Db } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { toIso, toIsoOrNull } from "@/lib/core/fields";
import { readParties } from "@/lib/domain/profiles/profiles/views";
import { assistedFields } from "../ai-assist/accepted";
import { suggestImprovements } from "../ai-assist/ai-assist";
import { isNewsworthy, toNewsView } from "../newsworthiness/threshold";
import { sideOf } from "./policy";
import {
  asPitchText,
  effectiveStatus,
  RATING_DAYS,
  sentFieldOf,
  storyPicture,
  visibleRatings,
} from "./rules";
import type { PitchView } from "./schema";

/** The database's clock decides, whether or not the job has marked the pitch. */
export const isOverdue = sql<boolean>`coalesce(${pitches.expiresAt} <= app_now(), false)`;

export const awaitsAnswer = sql`${pitches.status} in ('sent', 'read') and not ${isOverdue}`;

export const pitchColumns = { ...getTableColumns(pitches), isOverdue };
export type PitchRow = typeof pitches.$inferSelect & { isOverdue: boolean };
type RatingRow = typeof ratings.$inferSelect & { isDue: boolean };
type StoryRow = typeof stories.$inferSelect;
type Parties = Awaited<ReturnType<typeof readParties>>;
type Related = { parties: Parties; ratings: RatingRow[]; stories: StoryRow[] };

/** Reads pitches as the caller may see them, in the order given: three more statements, however many there are. */
export async function readPitchViews(db: Db, actor: UserActor, rows: PitchRow[]): Promise<PitchView[]> {
  const completed = rows.filter((row) => row.status === "completed").map((row) => row.id);
  const isDue = sql<boolean>`${ratings.createdAt} <= app_now() - make_interval(days => ${RATING_DAYS})`;
  const [parties, rated, covered] = await Promise.all([
    readParties(
      db,
      rows.flatMap((row) => [row.senderProfileId, row.recipientProfileId ?? []].flat()),
    ),
    completed.length === 0
      ? []
      : db
          .select({ ...getTableColumns(ratings), isDue })
          .from(ratings)
          .where(inArray(ratings.pitchId, completed)),
    completed.length === 0
      ? []
      : db.select().from(stories).where(inArray(stories.pitchId, completed)).orderBy(desc(stories.id)),
  ]);
  return rows.map((row) =>
    toPitchView(row, actor, {
      parties,
      ratings: rated.filter((rating) => rating.pitchId === row.id),
      stories: covered.filter((story) => story.pitchId === row.id),
    }),
  );
}

export async function readPitchView(db: Db, actor: UserActor, pitchId: string): Promise<PitchView> {
  const rows = await db.select(pitchColumns).from(pitches).where(sql`${pitches.id} = ${pitchId}`);
  return only(await readPitchViews(db, actor, rows));
}

function toPitchView(row: PitchRow, actor: UserActor, { parties, ratings, stories }: Related): PitchView {
  const sender = parties.get(row.senderProfileId);
  if (!sender) throw new Error(`Pitch ${row.id} has no sender.`);
  const { own, other } = visibleRatings(
    ratings.map((rating) => ({ ...rating, isOwn: rating.raterProfileId === actor.profileId })),
  );
  // A score is stored only where its sender had AI on; a caller who has it off sees none either.
  const newsworthiness = actor.aiEnabled ? toNewsView(row.newsworthiness) : null;
  return {
    ...row,
    status: effectiveStatus(row.status, row.isOverdue).toUpperCase() as PitchView["status"],
    side: sideOf(actor, row),
    attachments: [],
    sender,
    recipient: (row.recipientProfileId && parties.get(row.recipientProfileId)) || null,
    createdAt: toIso(row.createdAt),
    updatedAt: toIso(row.updatedAt),
    sentAt: toIsoOrNull(row.sentAt),
    readAt: toIsoOrNull(row.readAt),
    respondedAt: toIsoOrNull(row.respondedAt),
    expiresAt: toIsoOrNull(row.expiresAt),
    completedAt: toIsoOrNull(row.completedAt),
    stories: stories.map((story) => ({
      ...story,
      image: storyPicture(story),
      pending: story.lookedAt === null,
    })),
    aiAssistedFields: assistedFields(row.aiPieces).map((field) => sentFieldOf[field]),
    aiNewsworthyScore: newsworthiness?.score ?? null,
    aiNewsworthy: isNewsworthy(newsworthiness),
    newsworthiness,
    aiSuggestions: { suggestions: actor.aiEnabled && row.status === "unsent" ? suggestFor(row) : [] },
    collaborationRating: own?.value ?? null,
    feedback: own?.feedback ?? null,
    ownRating: own && toRatingView(own),
    counterpartRating: other && toRatingView(other),
  };
}

/** The assistant's proposals get the names that a sent pitch uses. */
const suggestFor = (row: PitchRow) =>
  suggestImprovements({ ...asPitchText(row), title: row.title }).map((suggestion) => ({
    ...suggestion,
    field: sentFieldOf[suggestion.field],
  }));

const toRatingView = ({ value, feedback, feedbackPublic, outcome, storyUrl, createdAt }: RatingRow) => ({
  rating: value,
  feedback,
  feedbackPublic,
  outcome,
  storyUrl,
  createdAt: toIso(createdAt),
});
