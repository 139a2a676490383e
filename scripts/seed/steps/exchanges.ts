import { execute, transact } from "../../../lib/core/execute";
import { markConversationRead } from "../../../lib/domain/messaging/messages/commands/manage";
import { sendMessage } from "../../../lib/domain/messaging/messages/commands/send";
import { listReleases } from "../../../lib/domain/newsrooms/releases/queries/own";
import { getDraft } from "../../../lib/domain/pitching/pitch-drafts/queries";
import { markRead, respondToPitch } from "../../../lib/domain/pitching/pitches/commands/answer-pitch";
import { completePitch, ratePitch } from "../../../lib/domain/pitching/pitches/commands/complete-pitch";
import { createPitch } from "../../../lib/domain/pitching/pitches/commands/create-pitch";
import { deletePitch } from "../../../lib/domain/pitching/pitches/commands/edit-pitch";
import { sendDraft } from "../../../lib/domain/pitching/pitches/commands/send-pitch";
import { nameStory, showStory } from "../../../lib/domain/pitching/pitches/commands/story-page";
import { RATING_DAYS } from "../../../lib/domain/pitching/pitches/rules";
import { countRatings, expirePitch } from "../../../lib/domain/pitching/pitches/store";
import { ANSWER_DAYS } from "../../../lib/product";
import { type SeedCollaboration, type SeedPitch, stories } from "../content";
import { fillDates } from "../fill-dates";
import { outletOf } from "../outlets";
import { type Person, personOf, type World } from "./accounts";
import { storyPath } from "./portfolios";

/** A step happened so many days before the seeding. */
export type Step = { daysAgo: number; run: () => Promise<unknown> };

/** Steps that do not depend on each other: those of one day are taken at once. */
export const onTheirDays = <T extends { daysAgo: number }>(
  list: readonly T[],
  run: (item: T) => Promise<unknown>,
): Step[] =>
  [...new Set(list.map(({ daysAgo }) => daysAgo))].map((day) => ({
    daysAgo: day,
    run: () => Promise.all(list.filter(({ daysAgo }) => daysAgo === day).map(run)),
  }));

export type SeedContext = { world: World; base: Date; appUrl: string };

const HOUR = 1 / 24;
/** A deadline's job comes a little after it. */
const JOB_LATER = 0.01;

/** The id of a pitch is known once it was sent. */
type Sent = { id: string };

/** Returns everything that happened to one pitch, as steps in time. */
export function playPitch(context: SeedContext, pitch: SeedPitch): Step[] {
  const from = personOf(context.world, pitch.from);
  const to = personOf(context.world, pitch.to);
  const sent: Sent = { id: "" };
  const at = (afterDays: number, run: Step["run"]): Step => ({ daysAgo: pitch.sentDaysAgo - afterDays, run });
  const read = (afterDays: number) => at(afterDays, () => execute(to.actor, markRead, { id: sent.id }));
  const steps = [at(0, async () => Object.assign(sent, { id: await send(context, from, to, pitch) }))];
  const { outcome } = pitch;
  switch (outcome.kind) {
    case "waiting":
      return outcome.read ? [...steps, read(HOUR)] : steps;
    case "declined": {
      const { afterDays, reason } = outcome;
      const answer = { response: "declined", reason };
      return [...steps, at(afterDays, () => execute(to.actor, respondToPitch, { id: sent.id, ...answer }))];
    }
    case "expired":
      return [
        ...steps,
        at(ANSWER_DAYS + JOB_LATER, () => transact((tx, effects) => expirePitch(tx, effects, sent.id))),
      ];
    case "withdrawn":
      return [...steps, at(outcome.afterDays, () => execute(from.actor, deletePitch, { id: sent.id }))];
    default: {
      const answered = outcome.answeredAfterHours * HOUR;
      return [
        ...steps,
        at(answered, () => execute(to.actor, respondToPitch, { id: sent.id, response: "accepted" })),
        ...playChat(outcome, { from, to }, at),
        ...playCompletion(context, outcome, { from, to }, sent, at),
      ];
    }
  }
}

async function send(
  { base, appUrl }: SeedContext,
  from: Person,
  to: Person,
  pitch: SeedPitch,
): Promise<string> {
  const recipientId = to.profileId;
  if (pitch.letter) {
    const { subject, content, link } = pitch.letter;
    const letter = { subject, content: fillDates(content, base), resources: link ? [link] : [] };
    return (await execute(from.actor, createPitch, { recipientId, ...letter })).pitch.id;
  }
  const draftId = from.draftIds[pitch.draft ?? 0];
  if (!draftId) throw new Error(`${pitch.from} has no pitch ${pitch.draft} to send to ${pitch.to}.`);
  const release = from.seed.drafts?.[pitch.draft ?? 0]?.release;
  if (!release) return (await execute(from.actor, sendDraft, { id: draftId, recipientId })).pitch.id;
  const { releases } = await execute(from.actor, listReleases, { limit: 100 });
  const linked = releases.find(({ title }) => title === release);
  if (!linked) throw new Error(`${pitch.from} has no release "${release}" when it pitches ${pitch.to}.`);
  const { draft } = await execute(from.actor, getDraft, { id: draftId });
  const { title, who, what, where: whereLocation, when: whenTiming, why: whyNewsworthy, perks } = draft;
  const texts = { title, who, what, whereLocation, whenTiming, whyNewsworthy, perks };
  const resources = [`${appUrl}${linked.url}`];
  return (await execute(from.actor, createPitch, { recipientId, draftId, ...texts, resources })).pitch.id;
}

type Sides = { from: Person; to: Person };
type At = (afterDays: number, run: Step["run"]) => Step;
const otherSide = { from: "to", to: "from" } as const;

/** Each message is read by the other an hour later; the last of a running exchange waits unread. */
function playChat({ kind, chat = [] }: SeedCollaboration, sides: Sides, at: At): Step[] {
  return chat.flatMap(({ by, afterDays, text }, index) => {
    const [writer, reader] = [sides[by], sides[otherSide[by]]];
    let conversationId = "";
    const step = at(afterDays, async () => {
      const input = { recipientId: reader.profileId, content: text };
      conversationId = (await execute(writer.actor, sendMessage, input)).message.conversationId;
    });
    const isLast = kind === "accepted" && index === chat.length - 1;
    if (isLast) return [step];
    const read = () => execute(reader.actor, markConversationRead, { id: conversationId });
    return [step, at(afterDays + HOUR / 4, read)];
  });
}

function playCompletion(
  context: SeedContext,
  { completed }: SeedCollaboration,
  sides: Sides,
  sent: Sent,
  at: At,
): Step[] {
  if (!completed) return [];
  const { by, afterDays, story, second } = completed;
  const storyUrl = story && `${context.appUrl}${storyPath(story)}`;
  const body = (rated: { rating: "up" | "down"; feedback: string }, whom: Person) => ({
    id: sent.id,
    rating: rated.rating,
    feedback: rated.feedback,
    // Creators show what their partners say; in the demo all of these let them.
    feedbackPublic: whom.seed.userType === "paid_media",
    outcome: storyUrl !== undefined,
    storyUrl,
  });
  const steps = [
    at(afterDays, async () => {
      await execute(sides[by].actor, completePitch, body(completed, sides[otherSide[by]]));
      if (story && storyUrl) await findStory(story, storyUrl, sent.id);
    }),
  ];
  if (second) {
    const rate = () => execute(sides[otherSide[by]].actor, ratePitch, body(second, sides[by]));
    return [...steps, at(second.afterDays, rate)];
  }
  const count = () => transact((tx, effects) => countRatings(tx, effects, sent.id));
  const due = at(afterDays + RATING_DAYS + JOB_LATER, count);
  return due.daysAgo > 0 ? [...steps, due] : steps;
}

/**
 * The story's page is one of this site's own, and no server runs while the demo is written: what its fetch would have
 * found is taken from the content that the page was drawn from.
 */
async function findStory(slug: string, url: string, pitchId: string): Promise<void> {
  const story = stories.find((one) => one.slug === slug);
  if (!story) throw new Error(`The demo has no story ${slug}.`);
  const { title, description } = story;
  const page = { title, description, siteName: outletOf(story.outlet).name, images: [] };
  await transact(async (tx, effects) => {
    const storyId = await nameStory(tx, effects, { id: pitchId }, url);
    if (storyId) await showStory(tx, effects, storyId, page);
  });
}
