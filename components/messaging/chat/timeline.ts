import { filesInBrief } from "@/lib/domain/messaging/files/rules";
import type { MessageFileView } from "@/lib/domain/messaging/files/schema";
import type { MessageView, QuotedView } from "@/lib/domain/messaging/messages/schema";
import { cutText } from "@/lib/utils/cut-text";
import { localDayKey } from "@/lib/utils/dates";
import type { ChatState, PendingMessage } from "./chat-state";

/** A message as it is drawn: stored, being sent, or failed. */
export type ShownMessage = {
  /** The key is the same before and after it was stored, so that it is not mounted again. */
  key: string;
  content: string;
  attachments: readonly MessageFileView[];
  quoted: QuotedView | null;
  createdAt: string;
  message: MessageView | null;
  /** Only a message that is being sent has these: its key and, where it failed, why. */
  clientKey: string | null;
  problem?: string;
  /** The message is sent without a press once the connection is back. */
  waits?: boolean;
};

/** An event of the collaboration, shown between the messages. */
export type ChatNote = { key: string; at: string; text: string };

export type TimelineEntry =
  | { kind: "day"; key: string; at: string }
  | { kind: "note"; key: string; text: string }
  | { kind: "call"; key: string; mine: boolean; message: MessageView; call: NonNullable<MessageView["call"]> }
  | { kind: "group"; key: string; mine: boolean; messages: ShownMessage[] };

const GROUP_MS = 10 * 60_000;

/** A newsroom's people write under one profile, and only the viewer's own messages are "You". */
export const senderName = ({ message }: ShownMessage, mine: boolean, userId: string, theirName: string) => {
  if (!mine) return theirName;
  return message === null || message.senderId === userId ? "You" : "Your colleague";
};

const EXCERPT = 40;

/** The beginning of a message, to the end of a word, or what it carries, names it where only one can be meant. */
export function excerptOf({ content, attachments }: Pick<ShownMessage, "content" | "attachments">): string {
  const line = (content || filesInBrief(attachments)).trim().replaceAll(/\s+/g, " ");
  return cutText(line, EXCERPT);
}

/**
 * Messages of one person within ten minutes have one name and time; days and notes part them. `dayOf` names the day of a moment;
 * days are the reader's own.
 */
export function buildTimeline(
  state: ChatState,
  viewer: { profileId: string; userId: string },
  notes: readonly ChatNote[],
  dayOf: (iso: string) => string = localDayKey,
): TimelineEntry[] {
  const entries: TimelineEntry[] = [];
  let day = "";
  let lastAt = 0;
  const writerOf = (shown: ShownMessage, mine: boolean) => senderName(shown, mine, viewer.userId, "");
  const enterDay = (at: string) => {
    if (dayOf(at) === day) return;
    day = dayOf(at);
    entries.push({ kind: "day", key: `day ${day}`, at });
  };
  const waiting = visibleNotes(state, notes);
  const pushNotesUntil = (at: string | null) => {
    while (waiting[0] && (at === null || waiting[0].at <= at)) {
      const note = waiting.shift() as ChatNote;
      enterDay(note.at);
      entries.push({ kind: "note", key: note.key, text: note.text });
    }
  };
  for (const { shown, mine } of shownMessages(state, viewer.profileId)) {
    pushNotesUntil(shown.createdAt);
    enterDay(shown.createdAt);
    const { message } = shown;
    if (message?.call) {
      entries.push({ kind: "call", key: `call ${shown.key}`, mine, message, call: message.call });
      continue;
    }
    const at = Date.parse(shown.createdAt);
    const last = entries.at(-1);
    const writer = last?.kind === "group" && last.messages[0] && writerOf(last.messages[0], last.mine);
    if (last?.kind === "group" && writer === writerOf(shown, mine) && at - lastAt < GROUP_MS) {
      last.messages.push(shown);
    } else entries.push({ kind: "group", key: `group ${shown.key}`, mine, messages: [shown] });
    lastAt = at;
  }
  pushNotesUntil(null);
  return entries;
}

/** Older events show only when the history is scrolled to them. */
function visibleNotes({ floor, messages }: ChatState, notes: readonly ChatNote[]): ChatNote[] {
  const from = floor === 0 ? "" : (messages[0]?.createdAt ?? "");
  return notes.filter((note) => note.at >= from).sort((a, b) => (a.at < b.at ? -1 : 1));
}

function shownMessages({ messages, pending }: ChatState, ownProfileId: string) {
  const stored = messages.map((message) => ({
    mine: message.senderProfileId === ownProfileId,
    shown: shownOnce(message, storedAsShown),
  }));
  const waiting = pending.map((message) => ({ mine: true, shown: shownOnce(message, pendingAsShown) }));
  return [...stored, ...waiting];
}

const shownBefore = new WeakMap<object, ShownMessage>();

/** A message that has not changed is the same object at each drawing, so that it is not drawn again. */
function shownOnce<Message extends object>(message: Message, make: (message: Message) => ShownMessage) {
  const known = shownBefore.get(message) ?? make(message);
  shownBefore.set(message, known);
  return known;
}

const storedAsShown = (message: MessageView): ShownMessage => ({
  key: message.clientKey ?? message.id,
  content: message.content,
  attachments: message.attachments,
  quoted: message.quoted,
  createdAt: message.createdAt,
  message,
  clientKey: null,
});

const pendingAsShown = (pending: PendingMessage): ShownMessage => ({
  key: pending.clientKey,
  content: pending.content,
  attachments: pending.attachments,
  quoted: pending.quoted,
  createdAt: pending.createdAt,
  message: null,
  clientKey: pending.clientKey,
  problem: pending.problem,
  waits: pending.waits,
});
