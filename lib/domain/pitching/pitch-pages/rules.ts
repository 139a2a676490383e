import type { PitchPageStatus, UserType } from "@/db/enums";
import { beginningOf } from "@/lib/utils/cut-text";
import { fromDateTimeInput, timeZones } from "@/lib/utils/dates";

type Gated = {
  name: string;
  pitchTitle: string;
  who: string;
  what: string;
  why: string;
  topics: readonly string[];
  perks: readonly string[];
};
export type GatedField = keyof Gated;

/** The kind of a newsroom's pitch pages is also the first part of their addresses. */
export const pitchPageKindOf = (userType: UserType) =>
  userType === "source" ? "source-pitch" : "brand-pitch";

/** The wizard's steps (docs/product.md#pitch-pages) each need these fields before the next opens. */
export const pitchPageGates: readonly (readonly GatedField[])[] = [
  ["name", "pitchTitle", "who", "what", "why"],
  ["topics"],
  ["perks"],
  [],
];

export const gateLabels: Record<GatedField, string> = {
  name: "Name",
  pitchTitle: "Pitch title",
  who: "Who",
  what: "What",
  why: "Why",
  topics: "A topic",
  perks: "A perk",
};

const isEmpty = (value: string | readonly string[]) =>
  typeof value === "string" ? value.trim() === "" : value.length === 0;

/** Returns what a step (from 1) still needs, or all steps where none is named. */
export function missingOf(page: Gated, step?: number): GatedField[] {
  const gates = step === undefined ? pitchPageGates.flat() : (pitchPageGates[step - 1] ?? []);
  return gates.filter((field) => isEmpty(page[field]));
}

/** Writes "A topic is missing", "Who, What and a topic are missing"; empty when nothing is. */
export function describeMissing(page: Gated, step?: number): string {
  const names = missingOf(page, step).map((field, place) =>
    place === 0 ? gateLabels[field] : gateLabels[field].replace(/^A /, "a "),
  );
  const last = names.pop();
  if (!last) return "";
  return names.length === 0 ? `${last} is missing` : `${names.join(", ")} and ${last} are missing`;
}

export type PitchPageTimes = { status: PitchPageStatus; expiresAt: Date | null; publishedAt: Date | null };

/** The state holds at this moment, whether a job has written it down or not. */
export const stateOf = (
  { status, expiresAt }: Omit<PitchPageTimes, "publishedAt">,
  now: Date,
): PitchPageStatus => (status === "published" && expiresAt !== null && expiresAt <= now ? "expired" : status);

export type Refusal = { field?: "status" | "expiresAt"; message: string };

/**
 * Returns the status after a save. A public page stays public; an expired one comes back with a later end; an archived
 * one stays in the archive until it is taken out.
 */
export function nextStatus(
  before: PitchPageStatus,
  { asked, expiresAt, now }: { asked: "draft" | "published" | undefined; expiresAt: Date | null; now: Date },
): PitchPageStatus | Refusal {
  const isOver = expiresAt !== null && expiresAt <= now;
  if (before === "archived") {
    return asked === "published" ? { message: "Take the pitch page out of the archive first." } : "archived";
  }
  if (before === "draft" && asked !== "published") return "draft";
  if (asked === "draft")
    return { message: "A published pitch page can be archived, not made a draft again." };
  if (!isOver) return "published";
  return before === "expired" && asked === undefined
    ? "expired"
    : { field: "expiresAt", message: "The last day must lie ahead" };
}

export const isRefusal = (next: PitchPageStatus | Refusal): next is Refusal => typeof next === "object";

/** A page out of the archive is public again where it was, else a draft. */
export const unarchivedStatus = ({ publishedAt }: Pick<PitchPageTimes, "publishedAt">): PitchPageStatus =>
  publishedAt ? "published" : "draft";

type Event = { eventDate: string | null; eventTime: string | null; timeZone: string };

/** Returns the moment of the event; null without one, or without a time of day. */
export const eventMoment = ({ eventDate, eventTime, timeZone }: Event): Date | null =>
  eventDate && eventTime ? fromDateTimeInput(`${eventDate}T${eventTime}`, timeZone) : null;

/** Spells a zone as Intl lists it: "utc" is "UTC". One that is not listed, such as an alias, stays as it is. */
export const spellTimeZone = (zone: string): string =>
  ["UTC", ...timeZones()].find((listed) => listed.toLowerCase() === zone.toLowerCase()) ?? zone;

/** Returns the last moment of a day ("2027-03-01") on the clock of its place; null when it is no day. */
export const endOfDay = (day: string, timeZone: string): Date | null =>
  fromDateTimeInput(`${day}T23:59:59`, timeZone);

const COPY_ENDING = " (Copy)";

/** The copy's title is cut where the ending would not fit any more. */
export const copyTitle = (title: string, limit: number) =>
  `${beginningOf(title, limit - COPY_ENDING.length).trimEnd()}${COPY_ENDING}`;

/** The API and the list of pages say the same after an act. */
export const pitchPageDone = {
  duplicated: "Pitch page duplicated. The copy is a draft.",
  archived: "Pitch page archived.",
  unarchived: "Pitch page taken out of the archive.",
  deleted: "Pitch page deleted.",
} as const;
