import { api } from "@/lib/client/api";
import type { ApiResult, CallAt, DataAt } from "@/lib/client/api-types";
import type { ConversationView } from "@/lib/domain/messaging/messages/schema";
import type { PitchTab } from "@/lib/domain/pitching/pitches/rules";
import type { PitchView } from "@/lib/domain/pitching/pitches/schema";
import {
  appendPage,
  type InboxStart,
  type InboxState,
  type Paged,
  putConversation,
  putPitch,
  startInbox,
} from "./inbox-state";

type Rating = CallAt<"POST", "/pitches/{id}/rating">["body"];
type ConversationBox = "conversations" | "archived";

const PAGE = 20;
const MOST = 100;
const CONVERSATIONS = 50;

/** The inbox of this page holds its lists and what is open, and keeps both up to date. */
export class InboxStore {
  readonly #watchers = new Set<() => void>();
  #state: InboxState;

  constructor(start: InboxStart) {
    this.#state = startInbox(start);
  }

  getState = (): InboxState => this.#state;

  subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  #set(next: InboxState): void {
    this.#state = next;
    for (const watcher of this.#watchers) watcher();
  }

  #setBox(box: PitchTab, change: Partial<Paged<PitchView>>): void {
    const { boxes } = this.#state;
    this.#set({ ...this.#state, boxes: { ...boxes, [box]: { ...boxes[box], ...change } } });
  }

  #setConversations(which: ConversationBox, change: Partial<Paged<ConversationView>>): void {
    this.#set({ ...this.#state, [which]: { ...this.#state[which], ...change } });
  }

  /** Reads a tab from its start, as far as it was read. What is shown stays until the answer is there. */
  loadBox = async (box: PitchTab): Promise<void> => {
    const { status, items } = this.#state.boxes[box];
    if (status !== "ready") this.#setBox(box, { status: "loading" });
    const limit = Math.min(MOST, Math.max(PAGE, items.length));
    const result = await api.get("/pitches", { query: { ...this.#listed(box), limit } });
    if (!result.ok) {
      if (status !== "ready") this.#setBox(box, { status: "failed" });
      return;
    }
    this.#takePitches(result.data);
    this.#setBox(box, {
      status: "ready",
      items: result.data.pitches,
      cursor: result.pagination.nextCursor,
      more: "rest",
      total: result.pagination.total,
    });
  };

  #listed(box: PitchTab) {
    const { ai } = this.#state;
    return { type: box, ...(ai && box === "received" ? { aiAssisted: ai === "with" } : {}) };
  }

  moreOfBox = async (box: PitchTab): Promise<void> => {
    const { cursor } = this.#state.boxes[box];
    if (!cursor) return;
    this.#setBox(box, { more: "busy" });
    const result = await api.get("/pitches", { query: { ...this.#listed(box), cursor, limit: PAGE } });
    if (!result.ok) return this.#setBox(box, { more: "failed" });
    this.#takePitches(result.data);
    this.#setBox(box, appendPage(this.#state.boxes[box], result.data.pitches, result.pagination.nextCursor));
  };

  #takePitches({ pitches, counts }: DataAt<"GET", "/pitches">): void {
    const pitchesById = Object.fromEntries(pitches.map((pitch) => [pitch.id, pitch]));
    this.#set({ ...this.#state, counts, pitches: { ...this.#state.pitches, ...pitchesById } });
  }

  loadConversations = async (which: ConversationBox): Promise<void> => {
    const { status } = this.#state[which];
    if (status !== "ready") this.#setConversations(which, { status: "loading" });
    const result = await this.#listConversations(which);
    if (!result.ok) {
      if (status !== "ready") this.#setConversations(which, { status: "failed" });
      return;
    }
    const cursor = result.pagination.nextCursor;
    this.#takeConversations(result.data);
    this.#setConversations(which, {
      status: "ready",
      items: result.data.conversations,
      cursor,
      more: "rest",
    });
  };

  moreConversations = async (which: ConversationBox): Promise<void> => {
    const { cursor } = this.#state[which];
    if (!cursor) return;
    this.#setConversations(which, { more: "busy" });
    const result = await this.#listConversations(which, cursor);
    if (!result.ok) return this.#setConversations(which, { more: "failed" });
    this.#takeConversations(result.data);
    this.#setConversations(
      which,
      appendPage(this.#state[which], result.data.conversations, result.pagination.nextCursor),
    );
  };

  #takeConversations({ conversations }: DataAt<"GET", "/messages/conversations">): void {
    const seen = Object.fromEntries(conversations.map((conversation) => [conversation.id, conversation]));
    this.#set({ ...this.#state, conversationsById: { ...this.#state.conversationsById, ...seen } });
  }

  #listConversations(which: ConversationBox, cursor?: string) {
    return api.get("/messages/conversations", {
      query: { limit: CONVERSATIONS, cursor, archived: which === "archived" },
    });
  }

  readPitch = async (id: string): Promise<void> => {
    const result = await api.get("/pitches/{id}", { params: { id } });
    if (result.ok) this.putPitch(result.data.pitch);
    else this.#noteProblem(id, result.code === "not_found");
  };

  /** Reads one conversation again: by its own id, or the one of a pitch's two parties (then under the pitch's id). */
  readConversation = async (id: string, by: "id" | "pitch" = "id"): Promise<void> => {
    const path = by === "id" ? "/messages/conversations/{id}" : "/messages/conversations/by-pitch/{id}";
    const result = await api.get(path, { params: { id } });
    if (result.ok) this.putConversation(result.data.conversation);
    else this.#noteProblem(id, result.code === "not_found");
  };

  /** Reads the conversations of these that are not known yet. */
  learn = (ids: string[]): void => {
    for (const id of ids) if (!this.#state.conversationsById[id]) void this.readConversation(id);
  };

  #noteProblem(id: string, gone: boolean): void {
    this.#set({ ...this.#state, problems: { ...this.#state.problems, [id]: gone ? "gone" : "failed" } });
  }

  forgetProblem = (id: string): void => {
    const { [id]: _forgotten, ...problems } = this.#state.problems;
    this.#set({ ...this.#state, problems });
  };

  putPitch = (pitch: PitchView): void => this.#set(putPitch(this.#state, pitch));
  putConversation = (conversation: ConversationView): void =>
    this.#set(putConversation(this.#state, conversation));

  /** The open chat was read to its end. */
  noteRead = (conversationId: string): void => {
    const found = this.#state.conversationsById[conversationId];
    if (found && found.unreadCount > 0) this.putConversation({ ...found, unreadCount: 0 });
  };

  /** A received pitch is before its reader's eyes. Nothing waits for it, and trying again costs nothing. */
  markRead = async (pitch: PitchView): Promise<boolean> => {
    const result = await api.patch("/pitches/{id}/read", { params: { id: pitch.id } });
    if (result.ok) this.putPitch(result.data.pitch);
    return result.ok;
  };

  accept = (id: string) =>
    this.#act(id, api.post("/pitches/{id}/respond", { params: { id }, body: { response: "accepted" } }));
  decline = (id: string, reason: string) =>
    this.#act(
      id,
      api.post("/pitches/{id}/respond", { params: { id }, body: { response: "declined", reason } }),
    );
  withdraw = (id: string) => this.#act(id, api.delete("/pitches/{id}", { params: { id } }));
  complete = (id: string, rating: Rating, idempotencyKey: string) =>
    this.#act(id, api.post("/pitches/{id}/complete", { params: { id }, body: rating, idempotencyKey }));
  rate = (id: string, rating: Rating, idempotencyKey: string) =>
    this.#act(id, api.post("/pitches/{id}/rating", { params: { id }, body: rating, idempotencyKey }));

  showFeedback = (id: string, feedbackPublic: boolean) =>
    this.#act(id, api.patch("/pitches/{id}/rating", { params: { id }, body: { feedbackPublic } }));

  /** Takes the pitch's new state after the act. After a refusal the pitch is read again: someone was faster. */
  async #act(id: string, call: Promise<ApiResult<{ pitch: PitchView | null }>>) {
    const result = await call;
    if (result.ok && result.data.pitch) this.putPitch(result.data.pitch);
    else if (!result.ok) await this.readPitch(id);
    return result;
  }

  setArchived = async (id: string, archived: boolean): Promise<boolean> => {
    const result = await (archived ? api.post : api.delete)("/messages/conversations/{id}/archive", {
      params: { id },
    });
    if (result.ok) this.putConversation(result.data.conversation);
    return result.ok;
  };
}
