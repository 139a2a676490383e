import { createHash } from "node:crypto";
import { type Param, type Placeholder, type SQL, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { decisions, feedbackResets, matchFeedback } from "@/db/schema/matching";
import { coverage, pitches, stories } from "@/db/schema/pitches";
import { profiles } from "@/db/schema/profiles";
import { toIso } from "@/lib/core/fields";
import {
  EVERYTHING,
  type FeedbackEntry,
  type FeedbackResets,
  feedbackFrom,
  type LearnedTopic,
  learnTopics,
} from "@/lib/domain/matching/matching/feedback";
import { explainActs, explainWeight } from "@/lib/domain/matching/matching/feedback-reasons";
import { type TextTopics, topicsInText } from "@/lib/domain/vocabulary/meaning/texts";
import { type TopicId, topicLabel } from "@/lib/domain/vocabulary/topics/taxonomy";
import type { LearningView } from "./schema";

/**
 * Only so much of the past is learned from: the newest likes and passes, the newest feedback, and the newest pitches of
 * each end.
 */
const MAX_DECISIONS = 500;
const MAX_PITCHES = 100;

type Given = Record<"profileId" | "learns", Placeholder | Param>;

const micros = (moment: SQL) => sql`(extract(epoch from ${moment}) * 1000000)::bigint`;
const pitchText = sql`concat_ws(E'\n', p.title, p.subject, p.who, p.what, p.why_newsworthy, p.content)`;

/**
 * Reads what the profile decided, rated as helpful or not, declined as not its beat, and completed with a story that
 * was found, each with the topics of the other party or, for a pitch that it received, the text. It is one statement
 * with an index for each part, and reads nothing where nothing is learned.
 */
export const actsOf = ({ profileId, learns }: Given): SQL => sql`
  select * from (
    (select case d.kind when 'superlike' then 'like' else d.kind::text end as kind, t.id as "profileId",
        t.topic_ids as topics, null as text, ${micros(sql`d.decided_at`)} as at
      from ${decisions} d join ${profiles} t on t.id = d.target_id
      where d.profile_id = ${profileId} order by d.decided_at desc limit ${MAX_DECISIONS})
    union all
    (select case when f.helpful then 'helpful' else 'unhelpful' end, t.id, t.topic_ids, null, ${micros(sql`f.created_at`)}
      from ${matchFeedback} f join ${profiles} t on t.id = f.target_id
      where f.profile_id = ${profileId} order by f.created_at desc limit ${MAX_DECISIONS})
    union all
    (select 'notMyBeat', t.id, t.topic_ids, ${pitchText}, ${micros(sql`p.responded_at`)}
      from ${pitches} p join ${profiles} t on t.id = p.sender_profile_id
      where p.recipient_profile_id = ${profileId} and p.decline_reason = 'not_my_beat'
      order by p.responded_at desc limit ${MAX_PITCHES})
    union all
    (select distinct on (p.id) 'story', t.id, t.topic_ids,
        case when p.recipient_profile_id = ${profileId} then ${pitchText} end, ${micros(sql`c.created_at`)}
      from (select story_id, created_at from ${coverage} where profile_id = ${profileId}
        order by created_at desc limit ${MAX_PITCHES}) c
      join ${stories} s on s.id = c.story_id join ${pitches} p on p.id = s.pitch_id
      join ${profiles} t on t.id in (p.sender_profile_id, p.recipient_profile_id) and t.id <> ${profileId}
      order by p.id, c.created_at)
  ) as acts where ${learns}::boolean`;

export type ActRow = Pick<FeedbackEntry, "kind" | "profileId" | "at"> & {
  topics: string[];
  text: string | null;
};

export const resetsOf = ({ profileId, learns }: Given): SQL => sql`
  select topic_id as "topicId", ${micros(sql`reset_at`)} as at from ${feedbackResets}
  where profile_id = ${profileId} and ${learns}::boolean`;

export type ResetRow = { topicId: TopicId; at: number };

export type Learning = { acts: FeedbackEntry[]; resets: FeedbackResets };

const holder = globalThis as typeof globalThis & { fivewirePitchTopics?: LRUCache<string, TextTopics> };

/**
 * The topics of recent texts are cached by hash, because each read of suggestions asks for those of all active pitches.
 * The cache is on globalThis: Next gives each route handler a copy of this module.
 */
export function topicsOf(text: string): TextTopics {
  holder.fivewirePitchTopics ??= new LRUCache({ max: 2000 });
  const hash = createHash("sha256").update(text).digest("base64");
  const cached = holder.fivewirePitchTopics.get(hash);
  if (cached) return cached;
  const topics = topicsInText(text);
  holder.fivewirePitchTopics.set(hash, topics);
  return topics;
}

/** Only a pitch's strongest topics are learned from: what else it mentions was no reason for the answer. */
const MAX_PITCH_TOPICS = 2;

/**
 * A received pitch is about what its text states most, as it is where a reason says what a pitch is about; where the
 * text states nothing, it is about its sender's topics.
 */
export function toLearning({ acts, resets }: { acts: ActRow[] | null; resets: ResetRow[] | null }): Learning {
  return {
    acts: (acts ?? []).map(({ text, topics, ...act }) => {
      const named = text === null ? [] : topicsOf(text).stated.slice(0, MAX_PITCH_TOPICS);
      return { ...act, topics: named.length > 0 ? named : topics };
    }),
    resets: new Map((resets ?? []).map(({ topicId, at }) => [topicId, at])),
  };
}

/** Acts that cancel each other leave less than this. */
const NO_WEIGHT = 1e-9;

/** Lists what was learned, the strongest first, and what of it is taken back. */
export function toLearningView({ acts, resets }: Learning, enabled: boolean): LearningView {
  const weights = [...learnTopics(acts, resets)].filter(([, { weight }]) => Math.abs(weight) > NO_WEIGHT);
  return {
    enabled,
    weights: weights.sort(isStronger).map(([topicId, learned]) => ({
      topicId,
      topic: topicLabel(topicId),
      weight: learned.weight,
      title: explainWeight(topicId, learned.weight),
      reason: explainActs(learned),
      acts: learned.acts,
    })),
    people: Object.keys(feedbackFrom(acts, resets).profiles).length,
    takenBack: [...resets].sort(isShownFirst).flatMap(([topicId, at]) => {
      const reason = explainTakenBack({ acts, resets }, topicId, at);
      if (!reason) return [];
      const takenBackAt = toIso(new Date(at / 1000));
      if (topicId === EVERYTHING) return { topicId: null, topic: "Everything", reason, takenBackAt };
      return { topicId, topic: topicLabel(topicId), reason, takenBackAt };
    }),
  };
}

type Learned = [TopicId, LearnedTopic];
type Reset = [TopicId, number];

const isStronger = ([a, one]: Learned, [b, other]: Learned) =>
  Math.abs(other.weight) - Math.abs(one.weight) || (a < b ? -1 : 1);

const isShownFirst = ([a, one]: Reset, [b, other]: Reset) =>
  Number(b === EVERYTHING) - Number(a === EVERYTHING) || other - one || (a < b ? -1 : 1);

/** Says what would count again without this reset; empty where nothing would. */
function explainTakenBack({ acts, resets }: Learning, topicId: TopicId, at: number): string {
  const hidden = acts.filter((act) => act.at <= at);
  if (topicId === EVERYTHING) return hidden.length > 0 ? countActs(hidden.length) : "";
  const others = new Map(resets);
  others.delete(topicId);
  const learned = learnTopics(hidden, others).get(topicId);
  return learned ? explainActs(learned) : "";
}

const countActs = (count: number) =>
  count === 1 ? "One thing you did or said until then." : `${count} things you did or said until then.`;
