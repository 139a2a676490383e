import type { CallEntry, CallKind, CallOutcome } from "@/db/enums";

/** A call that nobody answers is missed after so long. */
export const RING_SECONDS = 30;
/** A side whose device has not been heard of for so long is gone, and the call with it: a tunnel takes less. */
export const SILENT_SECONDS = 30;
/** A page that was left is back after so long, or it was no reload. */
export const LEFT_SECONDS = 8;
/** Somebody who does not answer is rung so often in so many minutes: what is left is to write. */
export const MAX_RINGS = 6;
export const RINGS_MINUTES = 10;
/** A browser sends a few dozen signals for a call, each of some kilobytes. Each side has as many. */
export const MAX_SIGNALS = 1_000;
export const MAX_SIGNAL_LENGTH = 65_536;

export const callMessages = {
  notYet: "You can call each other once a pitch between you is accepted.",
  live: "A call between you is under way.",
  ownBusy: "You are in another call. Please hang up there first.",
  over: "This call is over.",
  elsewhere: "This call is held on another device.",
  own: "You are calling yourself: the other side answers.",
  notConnected: "Nobody has answered this call yet.",
  tooOften: "You called several times in a few minutes. Please write, or call again later.",
  tooMany: "This call has sent too much to connect. Please call again.",
} as const;

const names = { voice: "Voice call", video: "Video call" } as const satisfies Record<CallKind, string>;

export const nameOfCall = (kind: CallKind): string => names[kind];

/** Writes how long a call lasted: "3:21", "1:04:09". */
export function lengthOf(seconds: number): string {
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3600),
    Math.floor((seconds % 3600) / 60),
    Math.floor(seconds % 60),
  ];
  const pad = (number: number) => String(number).padStart(2, "0");
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`;
}

/** Whoever was called was not reached: the entry is news to them. */
export const wasMissed = ({ outcome }: Pick<CallEntry, "outcome">): boolean =>
  ["missed", "cancelled", "busy"].includes(outcome);

/** The entry that a call leaves in its conversation, which both sides read: "Voice call, 3:21". */
export function entryText({ kind, outcome, seconds }: Omit<CallEntry, "startedAt">): string {
  const name = names[kind];
  const ways = {
    answered: () => `${name}, ${seconds === null ? "no connection" : lengthOf(seconds)}`,
    declined: () => `${name}, declined`,
    missed: () => `Missed ${name.toLowerCase()}`,
    cancelled: () => `Missed ${name.toLowerCase()}`,
    lost: () =>
      seconds === null ? `${name}, no connection` : `${name}, ${lengthOf(seconds)}, the line broke`,
    busy: () => `${name}, the line was busy`,
  } satisfies Record<CallOutcome, () => string>;
  return ways[outcome]();
}
