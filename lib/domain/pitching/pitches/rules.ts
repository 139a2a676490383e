import type { DeclineReason, PitchStatus } from "@/db/enums";
import { ANSWER_DAYS } from "@/lib/product";
import { type PitchField, type PitchText, pitchFields } from "./pitch-text";

/** How fast a profile answers is the median of so many of its answers, the latest. */
export const ANSWERS_COUNTED = 20;

/** A first rating stays hidden for so many days while the second is missing. */
export const RATING_DAYS = 14;
/** The note stands under each button that sends a pitch. */
export const answerTimeNote = `Waits up to ${ANSWER_DAYS} days for an answer`;

export const pitchActs = ["send", "read", "accept", "decline", "expire", "withdraw", "complete"] as const;
export type PitchAct = (typeof pitchActs)[number];

const waiting = {
  accept: "accepted",
  decline: "declined",
  expire: "expired",
  withdraw: "withdrawn",
} as const;

/** This is the whole life of a pitch (docs/product.md#pitches). What is not listed is refused. */
const machine: Record<PitchStatus, Partial<Record<PitchAct, PitchStatus>>> = {
  unsent: { send: "sent" },
  sent: { ...waiting, read: "read" },
  read: waiting,
  accepted: { complete: "completed" },
  declined: {},
  completed: {},
  expired: {},
  withdrawn: {},
};

/** Returns the state that an act leads to, or null where the state does not allow it. */
export const nextStatus = (status: PitchStatus, act: PitchAct): PitchStatus | null =>
  machine[status][act] ?? null;

/** These pitches were answered or ran out of time; withdrawn ones do not count for the recipient. */
export const overStatuses = ["accepted", "declined", "completed", "expired"] as const satisfies PitchStatus[];

/** Returns how much of what was sent was accepted, from 0 to 1; null where nothing was sent (docs/product.md#figures). */
export const successRateOf = ({ sent, accepted }: { sent: number; accepted: number }): number | null =>
  sent > 0 ? accepted / sent : null;

/** An answer rate is shown from so many answered or expired pitches on: fewer are no basis for one. */
export const MIN_ANSWERS_KNOWN = 3;

export const isWaiting = (status: PitchStatus) => status === "sent" || status === "read";

/** A waiting pitch past its time is expired from that moment, whenever the job marks it. */
export const effectiveStatus = (status: PitchStatus, isOverdue: boolean): PitchStatus =>
  isOverdue ? (nextStatus(status, "expire") ?? status) : status;

const refusals: Record<PitchStatus, string> = {
  unsent: "This pitch has not been sent yet.",
  sent: "This pitch is waiting for an answer.",
  read: "This pitch is waiting for an answer.",
  accepted: "This pitch has been accepted already.",
  declined: "This pitch has been declined already.",
  completed: "This collaboration is completed already.",
  expired: `This pitch has expired: it was not answered in ${ANSWER_DAYS} days.`,
  withdrawn: "This pitch has been withdrawn by its sender.",
};

/** An act is refused with a sentence about the pitch's state. */
export const describeStatus = (status: PitchStatus) => refusals[status];

export const pitchTabs = ["received", "sent", "active", "completed"] as const;
export type PitchTab = (typeof pitchTabs)[number];
export type PitchSide = "sender" | "recipient";

const answerable = ["sent", "read", "declined", "expired"] as const satisfies readonly PitchStatus[];
const both = (status: PitchStatus) =>
  (["sender", "recipient"] as const).map((side) => ({ side, statuses: [status] }));

/** Each tab of the inbox lists and counts these rows. Withdrawn ones stay with their sender only. */
export const tabRows: Record<PitchTab, readonly { side: PitchSide; statuses: readonly PitchStatus[] }[]> = {
  received: [{ side: "recipient", statuses: answerable }],
  sent: [{ side: "sender", statuses: [...answerable, "withdrawn"] }],
  active: both("accepted"),
  completed: both("completed"),
};

export type PitchTexts = {
  title: string;
  subject: string;
  who: string;
  what: string;
  whereLocation: string;
  whenTiming: string;
  whyNewsworthy: string;
  content: string;
};

export const declineLabels: Record<DeclineReason, string> = {
  not_my_beat: "Not my beat",
  no_time: "No time",
  not_newsworthy: "Not newsworthy",
  other: "Other",
};

export const sentWs = ["who", "what", "whereLocation", "whenTiming", "whyNewsworthy"] as const;
export const pitchLabels: Record<keyof PitchTexts, string> = {
  title: "Title",
  subject: "Subject",
  who: "Who",
  what: "What",
  whereLocation: "Where",
  whenTiming: "When",
  whyNewsworthy: "Why",
  content: "Message",
};

const isBlank = (text: string) => text.trim() === "";

/** A card and a notification call a pitch by its title, or by the subject of a custom message. */
export const headlineOf = ({ title, subject }: Pick<PitchTexts, "title" | "subject">) =>
  isBlank(title) ? subject : title;

/**
 * Returns the fields that keep a pitch from being sent; none when it is complete. Either a custom message (subject and
 * content) or a heading with all five W's is complete. A message that is begun without any of the W's is asked for its
 * own missing half.
 */
export function missingFields(pitch: PitchTexts): (keyof PitchTexts)[] {
  const missing = (fields: readonly (keyof PitchTexts)[]) => fields.filter((field) => isBlank(pitch[field]));
  const custom = missing(["subject", "content"]);
  if (custom.length === 0) return [];
  const isMessage = custom.length === 1 && missing(["title", ...sentWs]).length === 6;
  if (isMessage) return custom;
  const heading: (keyof PitchTexts)[] = isBlank(headlineOf(pitch)) ? ["title"] : [];
  return [...heading, ...missing(sentWs)];
}

/** Only pitches with any of the five W's are scored; a custom message is a letter. */
export const hasFiveWs = (pitch: PitchTexts) => sentWs.some((field) => !isBlank(pitch[field]));

/** A sent pitch has other names for the fields that drafts and the AI call `where`, `when` and `why`. */
export const sentFieldOf = {
  title: "title",
  who: "who",
  what: "what",
  where: "whereLocation",
  when: "whenTiming",
  why: "whyNewsworthy",
} as const satisfies Record<PitchField, keyof PitchTexts>;

export const assistedPitchFields = Object.values(sentFieldOf);
export type AssistedPitchField = (typeof assistedPitchFields)[number];

export const draftFieldOf = (sent: AssistedPitchField): PitchField =>
  pitchFields.find((field) => sentFieldOf[field] === sent) ?? "title";

/** The model of news values and the assistant read this text. */
export const asPitchText = (pitch: PitchTexts): PitchText => ({
  title: headlineOf(pitch),
  who: pitch.who,
  what: pitch.what,
  where: pitch.whereLocation,
  when: pitch.whenTiming,
  why: pitch.whyNewsworthy,
});

type Rated = { isOwn: boolean; isDue: boolean };

/** Returns the ratings that a party may see: its own, and the other's once both are in or `RATING_DAYS` have passed. */
export function visibleRatings<R extends Rated>(ratings: readonly R[]): { own: R | null; other: R | null } {
  const own = ratings.find((rating) => rating.isOwn) ?? null;
  const other = ratings.find((rating) => !rating.isOwn) ?? null;
  return { own, other: other && (own || other.isDue) ? other : null };
}

/**
 * Returns a story's picture as screens may show it, 3:2: our own copy, or one of this site's own files; null where
 * there is none. Another site's address is never shown: it would reveal the reader's to that site.
 */
export const storyPicture = ({ image, imageKey }: { image: string | null; imageKey: string | null }) =>
  imageKey ? `/files/${imageKey}-600.webp` : image?.startsWith("/") ? image : null;
