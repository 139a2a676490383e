import type { CallPhase, SessionState } from "@/lib/client/calls/call-session";
import { entryText, lengthOf, wasMissed } from "@/lib/domain/messaging/calls/rules";
import type { CallView } from "@/lib/domain/messaging/calls/schema";
import type { MessageView } from "@/lib/domain/messaging/messages/schema";
import { lineOf } from "@/lib/domain/profiles/profiles/identity";
import { quoted } from "@/lib/utils/quoted";

/** The key leads to a ring from anywhere on the page. */
export const RING_KEY = "F6";

/** Writes "04:37", as the call's clock shows it. */
export function clockOf(milliseconds: number): string {
  const text = lengthOf(Math.max(0, Math.floor(milliseconds / 1000)));
  return text.length < 5 ? `0${text}` : text;
}

/** Writes "Longitude Quarterly, about “A winter without a road”". */
export function aboutOf({ counterpart, pitchTitle }: CallView): string {
  const line = lineOf(counterpart);
  if (!pitchTitle) return line;
  return line ? `${line}, about ${quoted(pitchTitle)}` : `About ${quoted(pitchTitle)}`;
}

type Entry = NonNullable<MessageView["call"]>;

/** Says what a call came to, as the side that reads it does; `mine` is the side that called. */
export function entryTitle(call: Entry, mine: boolean, theirName: string): string {
  const { kind, outcome } = call;
  if (outcome === "declined") return mine ? `${theirName} declined` : `You declined a ${kind} call`;
  if (outcome === "busy" && mine) return `${theirName} was in another call`;
  if (outcome === "cancelled" && mine) return `You hung up before ${theirName} answered`;
  if (wasMissed(call)) return mine ? `No answer from ${theirName}` : `Missed ${kind} call`;
  return entryText(call);
}

const phases: Record<CallPhase, string> = {
  ringing: "Ringing…",
  connecting: "Connecting…",
  connected: "Connected",
  reconnecting: "Reconnecting…",
};
export const phaseOf = ({ phase }: Pick<SessionState, "phase">): string => phases[phase];
