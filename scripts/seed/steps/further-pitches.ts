import { isNewsroomType } from "@/lib/domain/vocabulary/user-type/user-type";
import { declineReasons } from "../../../db/enums";
import type { Gazetteer } from "../../../lib/domain/pitching/newsworthiness/gazetteer";
import { assessNewsworthiness } from "../../../lib/domain/pitching/newsworthiness/newsworthiness";
import { type PitchField, pitchFields } from "../../../lib/domain/pitching/pitches/pitch-text";
import { resolveTopics, topicSimilarity } from "../../../lib/domain/vocabulary/topics/taxonomy";
import type { SeedPitch, SeedProfile } from "../content";
import { fillDates } from "../fill-dates";
import { complaints, openings, praise, replies } from "../phrases";
import { statedAnswerHours } from "../stated-answer";
import { type SeededRandom, seededRandom } from "./random";

/** Each account completed so many collaborations without a written story, so that reputations differ. */
const completedBy: Record<string, number> = {
  ...{
    agnes: 8,
    nadia: 9,
    ines: 8,
    samuel: 7,
    leila: 4,
    tomas: 3,
    yuki: 3,
    jun: 3,
    kofi: 3,
    dario: 3,
    lars: 1,
  },
  ...{
    amina: 3,
    ruth: 4,
    priya: 2,
    aroha: 2,
    hana: 1,
    callum: 1,
    wanjiru: 2,
    tariq: 1,
    freya: 1,
    sofia: 1,
    mateo: 1,
  },
  ...{
    greta: 4,
    tendai: 2,
    luca: 2,
    zainab: 3,
    diego: 1,
    noa: 2,
    youssef: 1,
    hollis: 2,
    meiling: 1,
    pekka: 1,
    maren: 2,
  },
};

/** The other ends that a pitch can come to are dealt out in turn. */
const otherEnds = ["waiting", "declined", "expired", "accepted", "declined", "read", "withdrawn"] as const;

type End = "completed" | (typeof otherEnds)[number];

/**
 * Makes pitches between people whose topics meet, in every state: the same in every run. It leaves out pairs that are
 * written by hand, and the inboxes of the accounts in `reserved` but for the collaborations that they completed.
 */
export async function furtherPitches(
  people: readonly SeedProfile[],
  written: readonly SeedPitch[],
  reserved: ReadonlySet<string>,
  gazetteer: Gazetteer,
): Promise<SeedPitch[]> {
  const random = seededRandom(2214);
  const strong = await strongDrafts(people, gazetteer);
  const taken = new Set(written.map(pairOf));
  const senders = people.filter((one) => isSender(one) && one.drafts?.length && !reserved.has(one.key));
  const receivers = people.filter((one) => !isSender(one));
  return receivers.flatMap((receiver, index) => {
    const completed = Array<End>(completedBy[receiver.key] ?? 0).fill("completed");
    const ends = reserved.has(receiver.key) ? completed : [...completed, ...endsFor(index)];
    const fitting = rankByTopics(receiver, senders, random).filter(
      ({ key }) => !taken.has(pairOf({ from: key, to: receiver.key })),
    );
    return ends.flatMap((end) => {
      const at = fitting.findIndex((sender) => strong.has(sender.key) || !isTaken(end));
      const [sender] = fitting.splice(at < 0 ? 0 : at, 1);
      return sender ? [makePitch({ sender, receiver, end, strong: strong.get(sender.key) }, random)] : [];
    });
  });
}

const isSender = ({ userType }: SeedProfile) => isNewsroomType(userType);
const pairOf = ({ from, to }: { from: string; to: string }) => [from, to].sort().join(" ");
const dealt = (index: number): End => otherEnds[index % otherEnds.length] ?? "waiting";
const endsFor = (index: number): End[] => [dealt(index), dealt(index * 3 + 1)];

/** A weak pitch is declined or not answered, and never completed. */
const isTaken = (end: End) => end === "completed" || end === "accepted";

/** The day does not matter, because a draft's dates are counted from it. */
const SCORED_ON = new Date("2026-11-21T12:00:00Z");

/** Finds the first draft of each person that is newsworthy, by its place; a person without one is left out. */
async function strongDrafts(
  people: readonly SeedProfile[],
  gazetteer: Gazetteer,
): Promise<Map<string, number>> {
  const strong = new Map<string, number>();
  for (const { key, drafts = [] } of people) {
    for (const [at, draft] of drafts.entries()) {
      const filled = Object.fromEntries(
        pitchFields.map((field) => [field, fillDates(draft[field], SCORED_ON)]),
      ) as Record<PitchField, string>;
      if (strong.has(key)) continue;
      const { newsworthy } = await assessNewsworthiness(filled, SCORED_ON, gazetteer);
      if (newsworthy) strong.set(key, at);
    }
  }
  return strong;
}

/**
 * The senders whose topics come nearest to the receiver's come first, with a little chance in it so that not all write
 * to the same.
 */
function rankByTopics(receiver: SeedProfile, senders: readonly SeedProfile[], random: SeededRandom) {
  const wanted = resolveTopics(receiver.topics);
  const nearness = (sender: SeedProfile) =>
    resolveTopics(sender.topics).reduce(
      (sum, topic) => sum + Math.max(...wanted.map((other) => topicSimilarity(topic, other))),
      0,
    );
  return senders
    .map((sender) => ({ sender, rank: nearness(sender) + 0.5 * random.next() }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ sender }) => sender);
}

type Meeting = { sender: SeedProfile; receiver: SeedProfile; end: End; strong: number | undefined };

function makePitch({ sender, receiver, end, strong }: Meeting, random: SeededRandom): SeedPitch {
  const { between, pick } = random;
  const stated = statedAnswerHours(receiver);
  /** Profiles that state how fast they answer do answer so fast. */
  const hours = (from: number, to: number) =>
    stated === null ? between(from, to) : stated * between(0.3, 0.9);
  const frame = { from: sender.key, to: receiver.key, draft: strong ?? 0 };
  switch (end) {
    case "waiting":
    case "read":
      return { ...frame, sentDaysAgo: between(0.3, 11), outcome: { kind: "waiting", read: end === "read" } };
    case "declined": {
      const reason = strong === undefined ? "not_newsworthy" : pick(declineReasons);
      const outcome = { kind: end, afterDays: hours(4.8, 96) / 24, reason } as const;
      return { ...frame, sentDaysAgo: between(6, 70), outcome };
    }
    case "expired":
      return { ...frame, sentDaysAgo: between(16, 90), outcome: { kind: end } };
    case "withdrawn":
      return { ...frame, sentDaysAgo: between(4, 60), outcome: { kind: end, afterDays: between(0.1, 3) } };
    case "accepted":
      return {
        ...frame,
        sentDaysAgo: between(8, 24),
        outcome: { kind: end, ...answerWith(random, hours(2, 60)) },
      };
    case "completed":
      return {
        ...frame,
        sentDaysAgo: between(35, 130),
        outcome: { kind: end, ...answerWith(random, hours(2, 60)), completed: completionWith(random) },
      };
  }
}

/** The answer comes after so many hours and, every other time, with a question and its answer. */
function answerWith({ between, next, pick }: SeededRandom, answeredAfterHours: number) {
  if (next() < 0.5) return { answeredAfterHours };
  const began = answeredAfterHours / 24;
  return {
    answeredAfterHours,
    chat: [
      { by: "to" as const, afterDays: began + between(0.02, 0.5), text: pick(openings) },
      { by: "from" as const, afterDays: began + between(0.6, 1.5), text: pick(replies) },
    ],
  };
}

/** Nine of ten thumbs point up; every fifth time the second party, the receiver, never rates. */
function completionWith({ between, next, pick }: SeededRandom) {
  const afterDays = between(8, 22);
  const rated = () => {
    const rating = next() < 0.9 ? ("up" as const) : ("down" as const);
    return { rating, feedback: pick(rating === "up" ? praise : complaints) };
  };
  const isSingle = next() < 0.2;
  const by = isSingle || next() < 0.5 ? ("from" as const) : ("to" as const);
  const first = { afterDays, by, ...rated() };
  return isSingle ? first : { ...first, second: { afterDays: afterDays + between(0.2, 6), ...rated() } };
}
