/**
 * The live events: which there are, what each carries and on which channels they travel, for the server and the
 * browser. They carry ids only: clients read what changed through an operation, with the usual checks.
 */
export type LiveEventData = {
  "message.created": { conversationId: string; messageId: string; seq: number };
  /** A side has read up to a seq. */
  "message.read": { conversationId: string; profileId: string; seq: number };
  "message.deleted": { conversationId: string; messageId: string; seq: number };
  "match.created": { id: string; profileId: string };
  "pitch.updated": { pitchId: string };
  "notification.created": { id: string };
};
export type LiveEventName = keyof LiveEventData;

/** Whether an event happens once: then the same ids again are a double, sent again after a lost connection. */
const happensOnce: Record<LiveEventName, boolean> = {
  "message.created": true,
  "message.read": true,
  "message.deleted": true,
  "match.created": true,
  "pitch.updated": false,
  "notification.created": true,
};
export const liveEventNames = Object.keys(happensOnce) as [LiveEventName, ...LiveEventName[]];
/** False for events that may repeat, and for those that clients send each other, such as typing. */
export const isOnceOnly = (name: string): boolean => happensOnce[name as LiveEventName] ?? false;

/** Prefixes as Pusher's protocol wants them: both kinds of channel are joined with a signature only. */
export const USER_CHANNEL = "private-user-";
export const CONVERSATION_CHANNEL = "presence-conversation-";

export const userChannel = (userId: string) => `${USER_CHANNEL}${userId}`;
export const conversationChannel = (conversationId: string) => `${CONVERSATION_CHANNEL}${conversationId}`;
