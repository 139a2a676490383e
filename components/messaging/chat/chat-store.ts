import type { ReactionKind } from "@/db/enums";
import { api } from "@/lib/client/api";
import type { ApiResult } from "@/lib/client/api-types";
import { PASSING } from "@/lib/client/attempt";
import type { MessageListView, MessageView } from "@/lib/domain/messaging/messages/schema";
import { uuidv7 } from "@/lib/utils/uuid";
import {
  addFirstPage,
  addOlderPage,
  type ChatState,
  emptyChat,
  hasGap,
  lastSeqWithoutGap,
  markDeleted,
  mergeMessages,
  type PendingMessage,
} from "./chat-state";

type OneMessage = { message: MessageView };
type Page = Pick<MessageListView, "messages">;

/** The store asks these of the server; tests bring their own. */
export type ChatCalls = {
  list: (query: { cursor?: string; after?: number; limit: number }) => Promise<ApiResult<Page>>;
  send: (body: {
    content: string;
    attachments: string[];
    replyTo: string | null;
    clientKey: string;
    draftCounter?: number;
  }) => Promise<ApiResult<OneMessage>>;
  remove: (messageId: string) => Promise<ApiResult<OneMessage>>;
  markRead: (messageId: string) => Promise<ApiResult<OneMessage>>;
  edit: (messageId: string, body: { content: string; version: number }) => Promise<ApiResult<OneMessage>>;
  /** Without a version the reaction is taken back. */
  react: (messageId: string, kind: ReactionKind, version: number | null) => Promise<ApiResult<OneMessage>>;
};

export const chatCalls = (conversationId: string): ChatCalls => ({
  list: (query) => api.get("/messages/{id}/messages", { params: { id: conversationId }, query }),
  send: (body) =>
    api.post("/messages", { body: { conversationId, messageType: "text", ...body }, keepalive: true }),
  // The list beside the conversation shows its last message, and hears of a change as the other devices do.
  remove: (messageId) => api.delete("/messages/{id}", { params: { id: messageId }, echoes: true }),
  markRead: (messageId) => api.put("/messages/{id}/read", { params: { id: messageId } }),
  edit: (messageId, body) => api.patch("/messages/{id}", { params: { id: messageId }, body, echoes: true }),
  react: (messageId, kind, version) =>
    version === null
      ? api.delete("/messages/{id}/reactions", { params: { id: messageId }, body: { kind } })
      : api.put("/messages/{id}/reactions", { params: { id: messageId }, body: { kind, version } }),
});

/** Pending messages are stored here, so that a closed page loses none. */
export type Outbox = { read: () => PendingMessage[]; write: (pending: readonly PendingMessage[]) => void };
/** The newest messages as the server drew them, newest first. */
export type FirstPage = { messages: readonly MessageView[]; cursor: string | null };
type ChatStart = { ownReadSeq?: number; theirReadSeq?: number; outbox?: Outbox; first?: FirstPage };
const forgetful: Outbox = { read: () => [], write: () => {} };

/** These go with a message's text. */
type MessageParts = Pick<PendingMessage, "attachments" | "quoted" | "draftCounter">;

const bodyOf = ({ content, attachments, quoted, clientKey, draftCounter }: PendingMessage) => ({
  ...{ content, clientKey, draftCounter },
  ...{ replyTo: quoted?.id ?? null, attachments: attachments.map(({ id }) => id) },
});

const INTERRUPTED = "The page went away before it was sent.";
/** A message that was written longer ago is not sent unasked: its moment may have passed. */
const FRESH_MS = 5 * 60_000;
/** It is sent again after this time where nothing says that the connection is back. */
const RESEND_MS = 15_000;
const PAGE = 50;
const CATCH_UP = 100;

/** An open conversation holds its messages, those being sent, and fetches what came meanwhile. */
export class ChatStore {
  readonly #calls: ChatCalls;
  readonly #watchers = new Set<() => void>();
  #state: ChatState;
  #olderPage: Promise<void> | null = null;
  #catching = false;
  #catchAgain = false;
  /** Messages are sent one after another, so that they arrive in the order they were written. */
  #sending: Promise<void> = Promise.resolve();
  #inFlight: string | null = null;
  /** Keys of the messages that wait for their turn. */
  readonly #queued = new Set<string>();
  #resending: ReturnType<typeof setTimeout> | undefined;
  readonly #outbox: Outbox;
  #readSeq: number;

  constructor(
    calls: ChatCalls,
    { ownReadSeq = 0, theirReadSeq = 0, outbox = forgetful, first }: ChatStart = {},
  ) {
    this.#calls = calls;
    this.#outbox = outbox;
    const empty = emptyChat(theirReadSeq);
    this.#state = first ? addFirstPage(empty, first.messages, first.cursor) : empty;
    this.#readSeq = ownReadSeq;
  }

  getState = (): ChatState => this.#state;

  subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  #set(next: ChatState): void {
    if (next === this.#state) return;
    if (next.pending !== this.#state.pending) this.#outbox.write(next.pending);
    this.#state = next;
    for (const watcher of this.#watchers) watcher();
  }

  /** Reads the newest page; one that the server drew is brought up to date. */
  load = async (): Promise<void> => {
    const stored = this.#takeStored();
    const hasPage = this.#state.floor !== null;
    const status = hasPage ? "ready" : "loading";
    this.#set({ ...this.#state, status, pending: [...stored, ...this.#state.pending] });
    for (const message of stored) if (!message.problem) void this.#queue(message);
    const response = await this.#calls.list({ limit: PAGE });
    if (!response.ok) return hasPage ? undefined : this.#set({ ...this.#state, status: "failed" });
    const { messages } = response.data;
    this.#set(
      hasPage
        ? mergeMessages(this.#state, messages)
        : addFirstPage(this.#state, messages, response.pagination?.nextCursor ?? null),
    );
    if (hasGap(this.#state)) await this.catchUp();
  };

  /**
   * Takes over the messages that were being sent when the page went away, or waited for the connection. The fresh ones
   * are sent again, under their keys: those that arrived after all are answered, not doubled. The others wait for a
   * retry.
   */
  #takeStored(): PendingMessage[] {
    const pendingKeys = new Set(this.#state.pending.map(({ clientKey }) => clientKey));
    const isFresh = (message: PendingMessage) => Date.now() - Date.parse(message.createdAt) < FRESH_MS;
    return this.#outbox
      .read()
      .filter(({ clientKey }) => !pendingKeys.has(clientKey))
      .map(({ waits, problem, ...message }) => {
        if (!isFresh(message)) return { ...message, problem: problem ?? INTERRUPTED };
        return waits || !problem ? message : { ...message, problem };
      });
  }

  /** Loads the page before the oldest message; calls while it runs share it. */
  loadOlder = (): Promise<void> => {
    this.#olderPage ??= this.#fetchOlder().finally(() => {
      this.#olderPage = null;
    });
    return this.#olderPage;
  };

  async #fetchOlder(): Promise<void> {
    const { cursor } = this.#state.older;
    if (!cursor) return;
    this.#set({ ...this.#state, older: { cursor, busy: true, failed: false } });
    const response = await this.#calls.list({ cursor, limit: PAGE });
    if (!response.ok) return this.#set({ ...this.#state, older: { cursor, busy: false, failed: true } });
    this.#set(addOlderPage(this.#state, response.data.messages, response.pagination?.nextCursor ?? null));
  }

  /** Loads older pages until a message is there. Returns false when the pages could not be loaded. */
  reach = async (seq: number): Promise<boolean> => {
    while ((this.#state.floor ?? 0) >= seq) {
      const before = this.#state.floor;
      await this.loadOlder();
      if (this.#state.floor === before) return false;
    }
    return true;
  };

  /** Fetches everything after what is there without a gap. A call while it runs makes it run once more. */
  catchUp = async (): Promise<void> => {
    if (this.#state.floor === null) return;
    if (this.#catching) {
      this.#catchAgain = true;
      return;
    }
    this.#catching = true;
    do {
      this.#catchAgain = false;
      await this.#fetchNews();
    } while (this.#catchAgain);
    this.#catching = false;
  };

  /** After a lost connection this reads what came, and what was deleted or read meanwhile among the newest. */
  refresh = async (): Promise<void> => {
    if (this.#state.status !== "ready") return;
    await this.catchUp();
    const response = await this.#calls.list({ limit: PAGE });
    if (response.ok)
      this.#set(
        mergeMessages(
          this.#state,
          response.data.messages.filter(({ seq }) => seq <= lastSeqWithoutGap(this.#state)),
        ),
      );
  };

  async #fetchNews(): Promise<void> {
    for (let more = true; more; ) {
      const response = await this.#calls.list({ after: lastSeqWithoutGap(this.#state), limit: CATCH_UP });
      if (!response.ok) return;
      this.#set(mergeMessages(this.#state, response.data.messages));
      more = response.pagination?.hasMore === true && response.data.messages.length > 0;
    }
  }

  /** Shows the message at once and sends it behind those before it. */
  send = (
    content: string,
    { attachments = [], quoted = null, draftCounter }: Partial<MessageParts> = {},
  ): Promise<void> => {
    this.resend();
    const createdAt = new Date().toISOString();
    const pending = { clientKey: uuidv7(), content, attachments, quoted, draftCounter, createdAt };
    this.#set({ ...this.#state, pending: [...this.#state.pending, pending] });
    return this.#queue(pending);
  };

  /** The page is going away, so what still waits is sent now. If the page comes back, the keys prevent duplicates. */
  flush = (): void => {
    for (const message of this.#state.pending) {
      if (!message.problem && message.clientKey !== this.#inFlight) void this.#calls.send(bodyOf(message));
    }
  };

  /** Sends a failed message again under its key: if the first try arrived after all, the server answers that one. */
  retry = (clientKey: string): Promise<void> => {
    const failed = this.#state.pending.find((pending) => pending.clientKey === clientKey && pending.problem);
    if (!failed) return Promise.resolve();
    this.#note(clientKey, {});
    return this.#queue(failed);
  };

  /** The connection may be back: what did not reach the server is sent again, in its order, under its keys. */
  resend = (): void => {
    clearTimeout(this.#resending);
    for (const message of this.#state.pending) if (message.waits) void this.#queue(message);
  };

  /** Removes a failed message and returns its text. */
  discard = (clientKey: string): void => {
    const pending = this.#state.pending.filter((message) => message.clientKey !== clientKey);
    this.#set({ ...this.#state, pending });
  };

  #queue(message: PendingMessage): Promise<void> {
    const { clientKey } = message;
    if (this.#queued.has(clientKey)) return this.#sending;
    this.#queued.add(clientKey);
    const sent = this.#sending.then(async () => {
      this.#queued.delete(clientKey);
      // The message was discarded meanwhile, or had arrived.
      const { pending } = this.#state;
      const place = pending.findIndex((one) => one.clientKey === clientKey);
      if (place < 0) return;
      const before = pending.slice(0, place).find(({ waits }) => waits);
      // It must not overtake one that waits for the connection.
      if (before) return this.#note(clientKey, before);
      this.#inFlight = clientKey;
      const response = await this.#calls.send(bodyOf(message));
      this.#inFlight = null;
      if (!response.ok) return this.#fail(clientKey, response);
      this.#set(mergeMessages(this.#state, [response.data.message]));
      if (hasGap(this.#state)) void this.catchUp();
    });
    this.#sending = sent;
    return sent;
  }

  #fail(clientKey: string, { code, message }: { code: string; message: string }): void {
    const waits = PASSING.has(code);
    this.#note(clientKey, { problem: message, waits });
    if (!waits) return;
    clearTimeout(this.#resending);
    this.#resending = setTimeout(this.resend, RESEND_MS);
  }

  #note(clientKey: string, { problem, waits }: Pick<PendingMessage, "problem" | "waits">): void {
    const pending = this.#state.pending.map((message) =>
      message.clientKey === clientKey ? { ...message, problem, waits } : message,
    );
    this.#set({ ...this.#state, pending });
  }

  /** Gives one's own message another wording. Returns a sentence when that did not work. */
  edit = ({ id, version }: MessageView, content: string): Promise<string | undefined> =>
    this.#change(this.#calls.edit(id, { content, version }));

  /** Gives a reaction to the wording that is shown, or takes it back. */
  react = ({ id, version }: MessageView, kind: ReactionKind, isGiven: boolean): Promise<string | undefined> =>
    this.#change(this.#calls.react(id, kind, isGiven ? version : null));

  /** Takes one's own message back. Returns a sentence when that did not work. */
  remove = (messageId: string): Promise<string | undefined> => this.#change(this.#calls.remove(messageId));

  async #change(call: Promise<ApiResult<OneMessage>>): Promise<string | undefined> {
    const response = await call;
    if (!response.ok) return response.message;
    this.#set(mergeMessages(this.#state, [response.data.message]));
  }

  /** Reads a message that has changed, where it is shown. */
  readAgain = async (seq: number): Promise<void> => {
    if (!this.#state.messages.some((message) => message.seq === seq)) return;
    const response = await this.#calls.list({ after: seq - 1, limit: 1 });
    if (response.ok) this.#set(mergeMessages(this.#state, response.data.messages));
  };

  noteDeleted = (messageId: string): void => {
    this.#set(markDeleted(this.#state, messageId, new Date().toISOString()));
  };

  noteTheirRead = (seq: number): void => {
    if (seq > this.#state.theirReadSeq) this.#set({ ...this.#state, theirReadSeq: seq });
  };

  /** Marks everything shown as read at the server; once per new message. Resolves to whether there was something. */
  markRead = async (ownProfileId: string): Promise<boolean> => {
    const last = this.#state.messages.findLast((message) => message.senderProfileId !== ownProfileId);
    if (!last || last.seq <= this.#readSeq) return false;
    const before = this.#readSeq;
    this.#readSeq = last.seq;
    const response = await this.#calls.markRead(last.id);
    if (!response.ok) this.#readSeq = before;
    return response.ok;
  };
}
