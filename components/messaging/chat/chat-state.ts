import type { MessageFileView } from "@/lib/domain/messaging/files/schema";
import type { MessageView, QuotedView } from "@/lib/domain/messaging/messages/schema";

/** A message of one's own that is being sent. `clientKey` names it to the server, so that a retry never doubles it. */
export type PendingMessage = {
  clientKey: string;
  content: string;
  attachments: MessageFileView[];
  /** The message that it answers. */
  quoted: QuotedView | null;
  /** The counter of the draft that it was written as, which ends with it; 0 ends none. */
  draftCounter?: number;
  createdAt: string;
  /** A sentence about why it was not sent; undefined while it is being sent. */
  problem?: string;
  /** It did not reach the server: it is sent by itself once the connection is back. */
  waits?: boolean;
};

export type ChatState = {
  status: "loading" | "ready" | "failed";
  /** Ordered by seq, without duplicates. Deleted ones stay as tombstones. */
  messages: readonly MessageView[];
  pending: readonly PendingMessage[];
  /** The seq before the oldest message shown: everything after it is loaded. Null before the first page. */
  floor: number | null;
  older: { cursor: string | null; busy: boolean; failed: boolean };
  /** The seq up to which the other party has read. */
  theirReadSeq: number;
};

export const emptyChat = (theirReadSeq: number): ChatState => ({
  status: "loading",
  messages: [],
  pending: [],
  floor: null,
  older: { cursor: null, busy: false, failed: false },
  theirReadSeq,
});

/** Takes each message once, in the server's order and newest version; those that were sent are pending no more. */
export function mergeMessages(state: ChatState, incoming: readonly MessageView[]): ChatState {
  if (incoming.length === 0) return state;
  const bySeq = new Map(state.messages.map((message) => [message.seq, message]));
  for (const message of incoming) bySeq.set(message.seq, message);
  const keys = new Set(incoming.map((message) => message.clientKey));
  return {
    ...state,
    messages: withQuotes([...bySeq.values()].sort((a, b) => a.seq - b.seq)),
    pending: state.pending.filter(({ clientKey }) => !keys.has(clientKey)),
  };
}

/** Adds the newest page, which opens the conversation. `cursor` leads to older ones. */
export function addFirstPage(
  state: ChatState,
  page: readonly MessageView[],
  cursor: string | null,
): ChatState {
  const oldest = page.reduce((low, { seq }) => Math.min(low, seq), Number.POSITIVE_INFINITY);
  const floor = Number.isFinite(oldest) ? oldest - 1 : 0;
  return {
    ...mergeMessages(state, page),
    status: "ready",
    floor,
    older: { cursor, busy: false, failed: false },
  };
}

export function addOlderPage(
  state: ChatState,
  page: readonly MessageView[],
  cursor: string | null,
): ChatState {
  const floor = page.reduce((low, { seq }) => Math.min(low, seq - 1), state.floor ?? 0);
  return { ...mergeMessages(state, page), floor, older: { cursor, busy: false, failed: false } };
}

/**
 * Returns the seq up to which nothing is missing. Sequences have no gaps, so a message that came early (one's own
 * answer overtaking theirs) leaves a hole that the next catch-up fills from here.
 */
export function lastSeqWithoutGap({ floor, messages }: ChatState): number {
  let seq = floor ?? 0;
  for (const message of messages) {
    if (message.seq === seq + 1) seq = message.seq;
    else if (message.seq > seq + 1) break;
  }
  return seq;
}

export const hasGap = (state: ChatState) => lastSeqWithoutGap(state) < (state.messages.at(-1)?.seq ?? 0);

/** A message that was taken back shows as deleted before it is read again. */
export function markDeleted(state: ChatState, messageId: string, deletedAt: string): ChatState {
  const messages = state.messages.map((message) =>
    message.id === messageId
      ? { ...message, content: "", attachments: [], link: null, deletedAt: message.deletedAt ?? deletedAt }
      : message,
  );
  return { ...state, messages: withQuotes(messages) };
}

/** An answer quotes nothing of a message that was taken back. */
function withQuotes(messages: readonly MessageView[]): readonly MessageView[] {
  const deleted = new Set(messages.flatMap(({ id, deletedAt }) => (deletedAt ? id : [])));
  return messages.map((message) => {
    const { quoted } = message;
    if (!quoted || quoted.isDeleted || !deleted.has(quoted.id)) return message;
    return { ...message, quoted: { ...quoted, excerpt: "", fileKinds: [], isDeleted: true } };
  });
}
