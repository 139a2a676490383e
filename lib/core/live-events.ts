/**
 * The live events, with what each carries and on which channels it travels, for server and browser alike. They carry
 * ids only: clients read what changed through an operation, with its usual checks.
 */
export type LiveEventData = {
  "message.created": { conversationId: string; messageId: string; seq: number };
  /** One side has read the conversation up to this message's number. */
  "message.read": { conversationId: string; profileId: string; seq: number };
  "message.deleted": { conversationId: string; messageId: string; seq: number };
  "message.edited": { conversationId: string; messageId: string; seq: number; version: number };
  /** What is shown with it has changed: a reaction was given or taken back, or the page it links to was read. */
  "message.reacted": { conversationId: string; messageId: string; seq: number };
  /** What the user alone has in a conversation has changed on another device: the draft, or messages that are sent later. */
  "conversation.updated": { conversationId: string };
  /** A call rings, was answered, taken over or ended: its state is read by its id. */
  "call.updated": { callId: string };
  /** The other side's browser has sent something to connect with. */
  "call.signal": { callId: string; seq: number };
  "match.created": { id: string; profileId: string };
  "pitch.updated": { pitchId: string };
  "notification.created": { id: string };
  /** One's part in the company has ended: what a page of its still shows is no longer one's own to see. */
  "access.ended": { companyId: string };
  /** One's role in the company is another: an open page is read again. */
  "access.changed": { companyId: string };
};
export type LiveEventName = keyof LiveEventData;

/** An event that happens once is a duplicate when the same ids come again, as they do after a lost connection. */
const happensOnce: Record<LiveEventName, boolean> = {
  "message.created": true,
  "message.read": true,
  "message.deleted": true,
  "message.edited": true,
  "message.reacted": false,
  "conversation.updated": false,
  "call.updated": false,
  "call.signal": true,
  "match.created": true,
  "pitch.updated": false,
  "notification.created": true,
  "access.ended": false,
  "access.changed": false,
};
export const liveEventNames = Object.keys(happensOnce) as [LiveEventName, ...LiveEventName[]];
/** False for events that may repeat, and for those that clients send each other, such as typing. */
export const isOnceOnly = (name: string): boolean => happensOnce[name as LiveEventName] ?? false;

/** Pusher's protocol prescribes these prefixes: both kinds of channel are joined with a signature only. */
export const USER_CHANNEL = "private-user-";
export const CONVERSATION_CHANNEL = "presence-conversation-";

export const userChannel = (userId: string) => `${USER_CHANNEL}${userId}`;
export const conversationChannel = (conversationId: string) => `${CONVERSATION_CHANNEL}${conversationId}`;
