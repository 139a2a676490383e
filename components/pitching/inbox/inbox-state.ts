import type { FirstPage } from "@/components/messaging/chat/chat-store";
import type { ConversationView } from "@/lib/domain/messaging/messages/schema";
import type { PitchTab } from "@/lib/domain/pitching/pitches/rules";
import type { PitchListView, PitchView } from "@/lib/domain/pitching/pitches/schema";
import type { AiFilter } from "./inbox-location";
import { belongsTo, counterpartOf } from "./labels";

export type ListStatus = "idle" | "loading" | "ready" | "failed";

/** A list that is read page by page. */
export type Paged<T> = {
  status: ListStatus;
  items: readonly T[];
  cursor: string | null;
  /** The next page is being read, or did not come. */
  more: "rest" | "busy" | "failed";
  /** The total, where the list is one of its own and no tab's. */
  total?: number | null;
};

export type InboxState = {
  /** The filter of the received pitches that are listed. */
  ai: AiFilter | null;
  boxes: Record<PitchTab, Paged<PitchView>>;
  counts: PitchListView["counts"];
  /** Every pitch seen, by id, as it is now. */
  pitches: Record<string, PitchView>;
  conversations: Paged<ConversationView>;
  archived: Paged<ConversationView>;
  /** Every conversation seen, by id, as it is now; those beyond the lists' pages too. */
  conversationsById: Record<string, ConversationView>;
  /** These were requested by id and are not readable: "gone" is a 404. */
  problems: Record<string, "gone" | "failed">;
};

/** The newest messages of the open conversation, and the key of one that is written without scripts. */
export type OpenedMessages = FirstPage & { conversationId: string; clientKey: string };

type ConversationPage = { items: ConversationView[]; cursor: string | null };

/** The server drew the page with this. */
export type InboxStart = {
  box: PitchTab;
  ai: AiFilter | null;
  list: PitchListView;
  conversations: ConversationPage;
  /** It is there where the address asks for the archive. */
  archived?: ConversationPage;
  pitch: PitchView | null;
  conversation: ConversationView | null;
  /** The messages of the open conversation. */
  messages?: OpenedMessages;
};

export const emptyList = { status: "idle", items: [], cursor: null, more: "rest" } as const;

const mapBoxes = (value: (box: PitchTab) => Paged<PitchView>): InboxState["boxes"] => ({
  received: value("received"),
  sent: value("sent"),
  active: value("active"),
  completed: value("completed"),
});

export function startInbox(start: InboxStart): InboxState {
  const { box, list, conversations, archived, ai } = start;
  const { nextCursor: cursor, total } = list.pagination;
  const read = { status: "ready", items: list.pitches, cursor, total } as const;
  const loaded = [...list.pitches, ...(start.pitch ? [start.pitch] : [])];
  const state: InboxState = {
    ai,
    boxes: mapBoxes((tab) => (tab === box ? { ...emptyList, ...read } : emptyList)),
    counts: list.counts,
    pitches: Object.fromEntries(loaded.map((pitch) => [pitch.id, pitch])),
    conversations: { ...emptyList, status: "ready", ...conversations },
    archived: archived ? { ...emptyList, status: "ready", ...archived } : emptyList,
    conversationsById: Object.fromEntries(
      [...conversations.items, ...(archived?.items ?? [])].map((item) => [item.id, item]),
    ),
    problems: {},
  };
  return start.conversation ? putConversation(state, start.conversation) : state;
}

/** Puts a pitch into the lists it belongs to and out of the others. Newest first, as ids are in order of time. */
export function putPitch(state: InboxState, pitch: PitchView): InboxState {
  const isListed = (box: PitchTab) =>
    belongsTo(pitch, box) &&
    (box !== "received" || state.ai === null || pitch.aiAssisted === (state.ai === "with"));
  const boxes = mapBoxes((box) => placeIn(state.boxes[box], pitch, isListed(box)));
  const { [pitch.id]: _solved, ...problems } = state.problems;
  return { ...state, boxes, problems, pitches: { ...state.pitches, [pitch.id]: pitch } };
}

function placeIn(list: Paged<PitchView>, pitch: PitchView, belongs: boolean): Paged<PitchView> {
  const listed = list.items.some(({ id }) => id === pitch.id);
  if (list.status !== "ready" || (!listed && !belongs)) return list;
  const others = list.items.filter(({ id }) => id !== pitch.id);
  if (!belongs) return { ...list, items: others };
  const oldest = list.items.at(-1);
  // A pitch below the last row of an unfinished list comes with a later page.
  if (!listed && list.cursor && oldest && pitch.id < oldest.id) return list;
  return { ...list, items: [...others, pitch].sort((a, b) => (a.id < b.id ? 1 : -1)) };
}

const activeAt = ({ lastMessage, createdAt }: ConversationView) => lastMessage?.createdAt ?? createdAt;

/** Puts a conversation as it is now into the list or the archive; the latest active first. */
export function putConversation(state: InboxState, conversation: ConversationView): InboxState {
  const place = (list: Paged<ConversationView>, belongs: boolean): Paged<ConversationView> => {
    const others = list.items.filter(({ id }) => id !== conversation.id);
    if (!belongs) return others.length === list.items.length ? list : { ...list, items: others };
    if (list.status !== "ready") return list;
    return { ...list, items: [...others, conversation].sort((a, b) => (activeAt(a) < activeAt(b) ? 1 : -1)) };
  };
  const { [conversation.id]: _solved, ...problems } = state.problems;
  return {
    ...state,
    problems,
    conversationsById: { ...state.conversationsById, [conversation.id]: conversation },
    conversations: place(state.conversations, !conversation.archived),
    archived: place(state.archived, conversation.archived),
  };
}

/** Appends a page without duplicates, as rows move while one reads. */
export function appendPage<T extends { id: string }>(
  list: Paged<T>,
  page: readonly T[],
  cursor: string | null,
): Paged<T> {
  const loadedIds = new Set(list.items.map(({ id }) => id));
  return {
    ...list,
    status: "ready",
    items: [...list.items, ...page.filter(({ id }) => !loadedIds.has(id))],
    cursor,
    more: "rest",
  };
}

export const findConversation = (
  { conversationsById }: InboxState,
  wanted: (conversation: ConversationView) => boolean,
): ConversationView | null => Object.values(conversationsById).find(wanted) ?? null;

export type BoxRow = {
  pitch: PitchView;
  /** The two parties' conversation, where it is known. */
  conversation: ConversationView | null;
  /** The row's moment: the sending, the latest message, or the completion. */
  at: string;
};

/** Returns a tab's rows, the latest first: by when they were sent, last written to (Active), or completed. */
export function rowsOf(state: InboxState, box: PitchTab): BoxRow[] {
  const byParty = new Map(
    Object.values(state.conversationsById).map((conversation) => [conversation.counterpartId, conversation]),
  );
  return state.boxes[box].items
    .map((listed) => {
      const pitch = state.pitches[listed.id] ?? listed;
      const conversation = byParty.get(counterpartOf(pitch).id) ?? null;
      return { pitch, conversation, at: momentOf(box, pitch, conversation) };
    })
    .sort((a, b) => (a.at === b.at ? 0 : a.at < b.at ? 1 : -1));
}

function momentOf(box: PitchTab, pitch: PitchView, conversation: ConversationView | null): string {
  const sent = pitch.sentAt ?? pitch.createdAt;
  if (box === "completed") return pitch.completedAt ?? sent;
  if (box !== "active") return sent;
  const answered = pitch.respondedAt ?? sent;
  const lastWritten = conversation?.lastMessage?.createdAt ?? "";
  return lastWritten > answered ? lastWritten : answered;
}
