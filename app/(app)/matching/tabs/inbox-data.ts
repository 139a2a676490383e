import { readLocation } from "@/components/pitching/inbox/inbox-location";
import type { InboxStart, OpenedMessages } from "@/components/pitching/inbox/inbox-state";
import { boxOf, counterpartOf, isCollaboration } from "@/components/pitching/inbox/labels";
import {
  getConversation,
  listConversations,
  listMessages,
} from "@/lib/domain/messaging/messages/queries/read";
import { getPitch, listPitches } from "@/lib/domain/pitching/pitches/queries/pitches";
import { page } from "@/lib/transport/page";
import { uuidv7 } from "@/lib/utils/uuid";

type Params = Record<string, string | string[] | undefined>;

const place = (params: Params) =>
  readLocation((name) => {
    const value = params[name];
    return typeof value === "string" ? value : null;
  });

/**
 * Reads what the address opens. It ends in the 404 page for a pitch or conversation that is not the caller's: call it
 * before anything of the page is sent, so that the status says so too.
 */
export async function readOpened(params: Params) {
  const { conversationId, pitchId } = place(params);
  const { conversation } = conversationId
    ? await page(getConversation, { id: conversationId })
    : { conversation: null };
  const id = pitchId ?? conversation?.pitchId;
  const { pitch } = id ? await page(getPitch, { id }) : { pitch: null };
  return { conversation, pitch };
}

/** The inbox draws these first: the open tab's first page, the conversations, and what is open. */
export async function readInbox(params: Params): Promise<InboxStart> {
  const { conversation, pitch } = await readOpened(params);
  const box = (pitch && boxOf(pitch)) ?? (conversation ? "active" : place(params).box) ?? "received";
  const { ai } = place(params);
  const filter = ai && box === "received" ? { aiAssisted: ai === "with" } : {};
  const [list, conversations, archived] = await Promise.all([
    page(listPitches, { type: box, ...filter }),
    readConversations(false),
    params.archived ? readConversations(true) : undefined,
  ]);
  const partyId = pitch && isCollaboration(pitch) ? counterpartOf(pitch).id : null;
  const opened = conversation ?? conversations.items.find(({ counterpartId }) => counterpartId === partyId);
  const messages = opened && (await readMessages(opened.id));
  return { box, ai, list, conversations, archived, pitch, conversation, messages };
}

async function readConversations(archived: boolean) {
  const { conversations, pagination } = await page(listConversations, { limit: 50, archived });
  return { items: conversations, cursor: pagination.nextCursor };
}

async function readMessages(conversationId: string): Promise<OpenedMessages> {
  const { messages, pagination } = await page(listMessages, { id: conversationId });
  return { conversationId, messages, cursor: pagination.nextCursor, clientKey: uuidv7() };
}
