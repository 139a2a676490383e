import type { ReleaseStatus } from "@/db/enums";
import { cutText } from "@/lib/utils/cut-text";
import { dayIn } from "@/lib/utils/dates";
import type { ReleaseState } from "./schema";

/** The moments of a release are stored facts: a clock alone changes none of them. */
export type ReleaseTimes = {
  status: ReleaseStatus;
  publishAt: Date | null;
  embargoUntil: Date | null;
  publishedAt: Date | null;
  liveAt: Date | null;
};

/**
 * Computes when everybody may read a release: the later of its publication and its embargo's end. Null for a draft and
 * for what was withdrawn. `live_at` comes from nowhere else.
 */
export function liveAtOf(release: Omit<ReleaseTimes, "liveAt">): Date | null {
  const { status, publishAt, publishedAt, embargoUntil } = release;
  if (status === "draft" || status === "withdrawn") return null;
  const out = status === "scheduled" ? publishAt : publishedAt;
  if (!out) return null;
  return embargoUntil && embargoUntil > out ? embargoUntil : out;
}

/** A scheduled release whose time has come is published, whether a job has written that down or not. */
export function withDuePublication<R extends ReleaseTimes>(release: R, now: Date): R {
  const { status, publishAt } = release;
  if (status !== "scheduled" || !publishAt || publishAt > now) return release;
  return { ...release, status: "published", publishedAt: publishAt };
}

export const isLive = ({ liveAt }: Pick<ReleaseTimes, "liveAt">, now: Date) =>
  liveAt !== null && liveAt <= now;

export function stateOf(release: ReleaseTimes, now: Date): ReleaseState {
  const { status, liveAt } = withDuePublication(release, now);
  return status === "published" && liveAt !== null && liveAt > now ? "embargoed" : status;
}

/** A release that everybody could read before it was withdrawn leaves a notice at its address. */
export function wasPublic(release: {
  publishedAt: Date | null;
  embargoUntil: Date | null;
  withdrawnAt: Date | null;
}): boolean {
  const { publishedAt, embargoUntil, withdrawnAt } = release;
  if (!publishedAt || !withdrawnAt) return false;
  return publishedAt <= withdrawnAt && (!embargoUntil || embargoUntil <= withdrawnAt);
}

export type Refusal = { field?: string; message: string };

/** A release in a state may go to these states; everything else is a conflict. */
const ways: Record<ReleaseState, readonly ReleaseStatus[]> = {
  draft: ["draft", "scheduled", "published"],
  scheduled: ["draft", "scheduled", "published"],
  embargoed: ["published", "withdrawn"],
  published: ["published", "corrected", "withdrawn"],
  corrected: ["published", "corrected", "withdrawn"],
  withdrawn: [],
};

export type RequestedTimes = {
  /** The requested status; absent, it stays. */
  status?: ReleaseStatus;
  publishAt: Date | null;
  embargoUntil: Date | null;
  changesText: boolean;
};

export type NextTimes = ReleaseTimes & {
  /** The reason for the save, which the version names. */
  act: "save" | "correct" | "withdraw";
};

/**
 * Computes the moments of a release after a save, or why it is refused. Saving changed text of a public release is a
 * correction; publishing for later is scheduling; repeating a state changes nothing.
 */
export function nextTimes(release: ReleaseTimes, requested: RequestedTimes, now: Date): NextTimes | Refusal {
  const before = withDuePublication(release, now);
  const state = stateOf(before, now);
  const asked = requested.status ?? before.status;
  if (!ways[state].includes(asked)) return { message: refusals[state] };
  if (asked === "withdrawn") return { ...finish(before, { status: "withdrawn" }), act: "withdraw" };
  if (isLive(before, now)) {
    if (movesEmbargo(before, requested, now)) {
      return { field: "embargoUntil", message: "It is public already: an embargo comes too late." };
    }
    const corrects = requested.status === "corrected" || requested.changesText;
    const status = corrects ? "corrected" : before.status;
    return { ...before, status, act: corrects ? "correct" : "save" };
  }
  const { publishAt, embargoUntil } = requested;
  if (asked === "draft") {
    return {
      ...finish(before, { status: "draft", publishAt, embargoUntil, publishedAt: null }),
      act: "save",
    };
  }
  const later = publishAt !== null && publishAt > now;
  if (state !== "embargoed" && (asked === "scheduled" || later)) {
    if (!later) return { field: "publishAt", message: "Choose a time in the future to publish at." };
    return { ...finish(before, { status: "scheduled", publishAt, embargoUntil }), act: "save" };
  }
  // A lifted embargo means that the release comes out now, not at the time that it was once meant for.
  const lifted = state === "embargoed" && (!embargoUntil || embargoUntil <= now);
  const times = { publishAt, embargoUntil: lifted ? now : embargoUntil };
  const publishedAt = before.publishedAt ?? now;
  return { ...finish(before, { status: "published", ...times, publishedAt }), act: "save" };
}

function finish(before: ReleaseTimes, changed: Partial<ReleaseTimes>): ReleaseTimes {
  const next = { ...before, ...changed };
  return { ...next, liveAt: liveAtOf(next) };
}

const movesEmbargo = (before: ReleaseTimes, requested: RequestedTimes, now: Date) =>
  requested.embargoUntil !== null &&
  requested.embargoUntil > now &&
  requested.embargoUntil.getTime() !== before.embargoUntil?.getTime();

export const isRefusal = (next: NextTimes | Refusal): next is Refusal => "message" in next;

const refusals: Record<ReleaseState, string> = {
  draft: "A draft can be scheduled or published; there is nothing to correct or withdraw yet.",
  scheduled: "A scheduled release can go back to draft or out now; delete it if it should not appear.",
  embargoed: "It is out under embargo: move or lift the embargo, or withdraw it.",
  published: "It is public: correct it or withdraw it.",
  corrected: "It is public: correct it again or withdraw it.",
  withdrawn: "It was withdrawn, and stays so. Write a new release instead.",
};

/** A release that was never public is deleted; a public one is withdrawn and leaves a notice. */
export const mayDelete = (state: ReleaseState) => state === "draft" || state === "scheduled";

const MAX_SUMMARY = 220;

/** Cuts the first sentences of a text at a word's end. */
export function summaryOf(subtitle: string, bodyText: string): string {
  const text = (subtitle || bodyText).replace(/\s+/g, " ").trim();
  return cutText(text, MAX_SUMMARY);
}

/** Writes "OSLO, NORWAY, 18 NOVEMBER 2026": a release begins with the place and the day it went out. */
export const datelineOf = ({
  dateline,
  liveAt,
  timeZone,
}: {
  dateline: string;
  liveAt: string | null;
  timeZone: string;
}): string => [dateline, liveAt ? dayIn(liveAt, timeZone) : ""].filter(Boolean).join(", ").toUpperCase();
