import { sql } from "drizzle-orm";
import { callSignals, calls } from "@/db/schema/calls";
import {
  conversationMembers,
  conversations,
  messageDrafts,
  messageFiles,
  messageReactions,
  messages,
  messageUploads,
  scheduledMessages,
} from "@/db/schema/messages";
import { byProfile, byUser, holding, list, type Owner } from "./holding";

const ownConversations = ({ profileIds }: Owner) =>
  sql`(select id from conversations where profile_a = any(${list(profileIds)}) or profile_b = any(${list(profileIds)}))`;

export const messagesHoldings = [
  holding({
    table: conversations,
    purpose: "exchanges",
    copies: [
      {
        file: "conversations",
        about: "Your conversations.",
        of: byProfile(conversations.profileA, conversations.profileB),
        gives: ["id", "profileA", "profileB", "matchId", "pitchId", "lastMessageAt", "createdAt"],
      },
    ],
    technical: ["lastSeq"],
    remains: ["id", "profileA", "profileB", "matchId", "pitchId", "lastMessageAt", "createdAt", "lastSeq"],
  }),
  holding({
    table: conversationMembers,
    purpose: "exchanges",
    copies: [
      {
        file: "conversation-states",
        about: "How far you read your conversations, and which you archived.",
        of: byProfile(conversationMembers.profileId),
        gives: ["conversationId", "profileId", "lastReadSeq", "unreadCount", "archivedAt", "activeAt"],
      },
    ],
    remains: ["conversationId", "profileId", "lastReadSeq", "unreadCount", "archivedAt", "activeAt"],
  }),
  holding({
    table: messages,
    purpose: "exchanges",
    copies: [
      {
        file: "messages",
        about: "The messages of your conversations, yours and the others'. Deleted ones are empty.",
        of: (owner) => sql`${messages.conversationId} in ${ownConversations(owner)}`,
        gives: [
          ...(["id", "conversationId", "seq", "senderProfileId", "messageType", "content"] as const),
          ...(["version", "earlier", "editedAt"] as const),
          ...(["call", "replyTo", "createdAt", "readAt", "deletedAt"] as const),
        ],
        order: ["conversationId", "seq"],
      },
    ],
    technical: ["senderId", "clientKey", "pageId", "search"],
    remains: [
      ...(["id", "conversationId", "seq", "senderProfileId", "clientKey", "messageType", "content"] as const),
      ...(["version", "earlier", "editedAt"] as const),
      ...(["call", "replyTo", "pageId", "createdAt", "readAt", "deletedAt", "search"] as const),
    ],
  }),
  holding({
    table: messageReactions,
    purpose: "exchanges",
    copies: [
      {
        file: "message-reactions",
        about: "Reactions to the messages of your conversations, yours and the others'.",
        of: (owner) =>
          sql`${messageReactions.messageId} in (select id from messages where conversation_id in ${ownConversations(owner)})`,
        gives: ["messageId", "profileId", "kind", "version", "createdAt"],
      },
    ],
    remains: ["messageId", "profileId", "kind", "version", "createdAt"],
  }),
  holding({
    table: messageDrafts,
    purpose: "choices",
    copies: [
      {
        file: "message-drafts",
        about: "What you began to write in your conversations and did not send.",
        of: byUser(messageDrafts.userId),
        gives: ["conversationId", "userId", "text", "attachments", "savedAt"],
      },
    ],
    technical: ["counter"],
  }),
  holding({
    table: scheduledMessages,
    purpose: "choices",
    copies: [
      {
        file: "scheduled-messages",
        about: "Your messages that wait for their time, or were not sent at it.",
        of: byUser(scheduledMessages.userId),
        gives: [
          ...(["id", "conversationId", "userId", "profileId", "content", "replyTo"] as const),
          ...(["sendAt", "problem", "createdAt"] as const),
        ],
      },
    ],
    technical: ["clientKey"],
  }),
  holding({
    table: messageFiles,
    purpose: "exchanges",
    copies: [
      {
        file: "message-files",
        about: "The files of your conversations, yours and the others'. A conversation gives them as a zip.",
        of: (owner) =>
          sql`${messageFiles.conversationId} in ${ownConversations(owner)} and ${messageFiles.messageId} is not null`,
        gives: [
          ...(["id", "conversationId", "profileId", "messageId", "place", "kind", "name"] as const),
          ...(["contentType", "size", "width", "height", "duration", "scan", "createdAt"] as const),
        ],
      },
    ],
    technical: ["userId", "scheduledId", "blur", "key", "previewKey"],
    remains: [
      ...(["id", "conversationId", "profileId", "messageId", "place", "kind", "name", "scan"] as const),
      ...(["contentType", "size", "width", "height", "duration", "blur", "createdAt"] as const),
      ...(["key", "previewKey"] as const),
    ],
  }),
  holding({
    table: messageUploads,
    purpose: "profile",
    copies: [],
    technical: [
      ...(["id", "conversationId", "profileId", "userId", "name", "size", "received", "sha256"] as const),
      ...(["fileId", "createdAt"] as const),
    ],
  }),
  holding({
    table: calls,
    purpose: "exchanges",
    copies: [
      {
        file: "calls",
        about: "Your calls: with whom, when and how they ended. What is said is not stored.",
        of: byProfile(calls.callerProfileId, calls.calleeProfileId),
        gives: [
          ...([
            "id",
            "conversationId",
            "kind",
            "state",
            "outcome",
            "callerProfileId",
            "calleeProfileId",
          ] as const),
          ...(["ringsUntil", "answeredAt", "mediaAt", "endedAt", "createdAt"] as const),
        ],
      },
    ],
    technical: [
      ...(["callerId", "calleeId", "callerDevice", "calleeDevice", "callerSeenAt", "calleeSeenAt"] as const),
      "lastSignal",
    ],
    remains: [
      ...([
        "id",
        "conversationId",
        "kind",
        "state",
        "outcome",
        "callerProfileId",
        "calleeProfileId",
      ] as const),
      ...(["callerDevice", "calleeDevice", "ringsUntil", "answeredAt", "mediaAt", "endedAt"] as const),
      "callerSeenAt",
      ...(["calleeSeenAt", "lastSignal", "createdAt"] as const),
    ],
  }),
  holding({
    table: callSignals,
    purpose: "profile",
    copies: [],
    technical: ["callId", "seq", "profileId", "data", "createdAt"],
  }),
];
