import { z } from "zod";
import { callKinds, callOutcomes, messageFileKinds, messageTypes, reactionKinds } from "@/db/enums";
import { bounds } from "@/lib/core/bounds";
import { anyCaseEnum, flag, isInCalendar, isoDate, rowId, text, upperEnum } from "@/lib/core/fields";
import { pageInput, paginationSchema } from "@/lib/core/page-schema";
import { fileMessages, MAX_FILES } from "@/lib/domain/messaging/files/rules";
import { messageFileView } from "@/lib/domain/messaging/files/schema";
import { partyView } from "@/lib/domain/profiles/profiles/schema";

export const MESSAGE_LENGTH = bounds.message;
const PAGE_OF_MESSAGES = 50;

export const conversationKinds = ["match", "pitch"] as const;

/** `id` is the conversation's. */
export const conversationIdInput = z.object({ id: rowId() });
/** `id` is the message's. */
export const messageIdInput = z.object({ id: rowId() });

export const listConversationsInput = z.object({ ...pageInput(), archived: flag().default(false) });

export const createConversationInput = z.object({ recipientId: rowId() });

/** A counter runs ahead of the stored one by this much at most, so that its column is never full. */
export const MAX_LEAD = 1_000;
const MAX_COUNTER = 2_000_000_000;
const DRAFT_COUNTER = { error: "counter must be a whole number" };
/** Ids of files that were uploaded to the conversation and not sent yet, in their order. */
export const attachmentIds = z
  .array(z.uuid("attachments must be ids of uploaded files"), { error: "attachments must be a list" })
  .max(MAX_FILES, fileMessages.tooMany)
  .default([])
  .refine((ids) => new Set(ids).size === ids.length, "attachments name a file twice");
export const replyTo = z.uuid("replyTo must be a message's id").nullish();
export const clientKey = z.uuid("clientKey must be a UUID").nullish();

/** The counter of the draft that a message was written as: a later draft stays. Without it any draft ends. */
export const draftCounter = z
  .int(DRAFT_COUNTER)
  .min(0, DRAFT_COUNTER)
  .max(MAX_COUNTER, DRAFT_COUNTER)
  .optional();

/**
 * With a `counter` a save that is not above the stored one changes nothing: it was overtaken by a later one, or by the
 * message that was sent. Without it, it is the latest.
 */
export const saveDraftInput = z.object({
  id: rowId(),
  text: text("Draft", MESSAGE_LENGTH).default(""),
  attachments: attachmentIds,
  counter: z.int(DRAFT_COUNTER).min(1, DRAFT_COUNTER).max(MAX_COUNTER, DRAFT_COUNTER).optional(),
});

/** The database's clock decides whether it lies ahead. */
const sendAt = z.iso
  .datetime({ offset: true, error: "sendAt must be a moment such as 2026-11-27T07:00:00+01:00" })
  .transform((moment) => new Date(moment))
  .refine(isInCalendar, "sendAt must be a moment such as 2026-11-27T07:00:00+01:00");

export const scheduleMessageInput = z
  .object({
    id: rowId(),
    /** It may be empty where files go with it. */
    content: text("Message", MESSAGE_LENGTH).default(""),
    attachments: attachmentIds,
    replyTo,
    clientKey,
    sendAt,
  })
  .refine(({ content, attachments }) => content !== "" || attachments.length > 0, {
    path: ["content"],
    message: "Message is required",
  });

/** `id` is the scheduled message's. */
export const updateScheduledInput = z.object({
  id: rowId(),
  content: text("Message", MESSAGE_LENGTH).optional(),
  sendAt: sendAt.optional(),
});

/** `id` is the scheduled message's. With `keepFiles` its files stay with the caller, to be sent with another message. */
export const deleteScheduledInput = z.object({ id: rowId(), keepFiles: flag().default(false) });

/** Each wording of a message has its number, which says what an edit or a reaction is about. */
const versionOf = z
  .int({ error: "version must be the message's number of its wording" })
  .min(1, "version must be 1 or more")
  .max(1000, "version must be 1000 or less");

export const editMessageInput = z.object({
  id: rowId(),
  /** It may be empty where files go with it. */
  content: text("Message", MESSAGE_LENGTH),
  version: versionOf,
});

const reactionKind = anyCaseEnum(reactionKinds, "kind");
export const reactInput = z.object({ id: rowId(), kind: reactionKind, version: versionOf });
export const unreactInput = z.object({ id: rowId(), kind: reactionKind });

/** Messages come newest first. With `after`, those that came after that sequence come instead, oldest first. */
export const listMessagesInput = z.object({
  id: rowId(),
  ...pageInput(PAGE_OF_MESSAGES),
  after: z.coerce
    .number({ error: "after must be a message's seq" })
    .int("after must be a whole number")
    .min(0, "after must be 0 or more")
    .max(2_147_483_647, "after must be a message's seq")
    .optional(),
});

export const searchMessagesInput = z.object({
  ...pageInput(),
  q: text("q", 200, 1),
  conversationId: rowId().optional(),
});

const reactionView = z.object({
  kind: upperEnum(reactionKinds),
  /** The side that gave it. */
  profileId: z.uuid(),
  /** The wording that it was given to, and whether the message still has that one. */
  version: z.number().int(),
  isCurrent: z.boolean(),
});

/** The message that another one answers, in brief. */
export const quotedView = z.object({
  id: z.uuid(),
  seq: z.number().int(),
  senderProfileId: z.uuid(),
  /** The beginning of its text; empty once it is deleted, or where it is files alone. */
  excerpt: z.string(),
  fileKinds: z.array(z.enum(messageFileKinds)),
  isDeleted: z.boolean(),
});

export type QuotedView = z.infer<typeof quotedView>;

/** The page behind the first address of a text, once it was read. */
const linkView = z.object({
  /** The address as it was written. */
  url: z.string(),
  title: z.string(),
  siteName: z.string(),
  /** The path of our own copy of the page's picture, at most 600 x 400. */
  image: z.string().nullable(),
});
export type LinkView = z.infer<typeof linkView>;

export const messageView = z.object({
  id: z.uuid(),
  conversationId: z.uuid(),
  /** The sequence counts 1, 2, 3 ... without gaps: it is the order, and the cursor to catch up by. */
  seq: z.number().int(),
  senderId: z.uuid().nullable(),
  senderProfileId: z.uuid(),
  /** The text is empty once the message is deleted. */
  content: z.string(),
  messageType: z.enum(messageTypes),
  /** What became of a call, whose caller is the sender; null for what somebody wrote. */
  call: z
    .object({
      kind: z.enum(callKinds),
      outcome: z.enum(callOutcomes),
      startedAt: isoDate(),
      /** From the first sound or picture on; null where none arrived. */
      seconds: z.number().int().nullable(),
    })
    .nullable(),
  replyTo: z.uuid().nullable(),
  quoted: quotedView.nullable(),
  /** The number of its wording, from 1 on. */
  version: z.number().int(),
  /** Earlier wordings, oldest first, each with the moment when it was written. */
  earlier: z.array(z.object({ version: z.number().int(), content: z.string(), writtenAt: isoDate() })),
  editedAt: isoDate().nullable(),
  reactions: z.array(reactionView),
  clientKey: z.uuid().nullable(),
  attachments: z.array(messageFileView),
  link: linkView.nullable(),
  createdAt: isoDate(),
  /** The moment when the other party had read this far. */
  readAt: isoDate().nullable(),
  deletedAt: isoDate().nullable(),
});
export type MessageView = z.infer<typeof messageView>;

/** A message that waits for its time. It has no place in the conversation yet, and only its author sees it. */
export const scheduledMessageView = z.object({
  id: z.uuid(),
  conversationId: z.uuid(),
  content: z.string(),
  attachments: z.array(messageFileView),
  replyTo: z.uuid().nullable(),
  clientKey: z.uuid().nullable(),
  sendAt: isoDate(),
  /** A sentence about why it was not sent at its time; null while it waits. A new time lets it wait again. */
  problem: z.string().nullable(),
  createdAt: isoDate(),
});
export type ScheduledMessageView = z.infer<typeof scheduledMessageView>;

/**
 * When the other party's quiet hours end, where they have them now, and when their next mornings begin, on the clock of
 * their place: after 7 o'clock where their quiet hours last longer.
 */
export const sendTimesView = z.object({
  zone: z.string(),
  now: isoDate(),
  quietUntil: isoDate().nullable(),
  nextMorning: isoDate(),
  nextMonday: isoDate(),
});

export type SendTimesView = z.infer<typeof sendTimesView>;

/** What the caller is writing, on whichever device. Its text is empty where it is nothing. */
export const messageDraftView = z.object({
  text: z.string(),
  /** Files that were uploaded for it and are still there. */
  attachments: z.array(messageFileView),
  /** A save takes effect with a higher one. */
  counter: z.number().int(),
  savedAt: isoDate().nullable(),
});
export type MessageDraftView = z.infer<typeof messageDraftView>;

export const conversationView = z.object({
  id: z.uuid(),
  /** A conversation is opened by a mutual match or by an accepted pitch. */
  kind: z.enum(conversationKinds),
  matchId: z.uuid().nullable(),
  pitchId: z.uuid().nullable(),
  /** Both parties; `counterpartId` is the other one's profile. */
  participants: z.array(partyView),
  counterpartId: z.uuid(),
  lastMessage: messageView.nullable(),
  lastSeq: z.number().int(),
  unreadCount: z.number().int(),
  /** The sequence up to which each side has read. */
  ownReadSeq: z.number().int(),
  counterpartReadSeq: z.number().int(),
  archived: z.boolean(),
  /** False when the other account is gone, takes no direct messages without an accepted pitch, or one blocked the other. */
  canSend: z.boolean(),
  /** The caller's own block of the other side. Theirs never shows. */
  blocked: z.boolean(),
  draft: messageDraftView,
  /** The caller's own messages that are sent later, the next first. */
  scheduled: z.array(scheduledMessageView),
  createdAt: isoDate(),
});
export type ConversationView = z.infer<typeof conversationView>;

export const conversationListView = z.object({
  conversations: z.array(conversationView),
  pagination: paginationSchema,
});

export const messageListView = z.object({ messages: z.array(messageView), pagination: paginationSchema });
export type MessageListView = z.infer<typeof messageListView>;

/** A found message, with where it has what was searched for: in its text, or in the name of a file. */
export const messageHitView = messageView.extend({
  highlights: z.array(
    z.object({
      /** Null for the message's text. */
      fileId: z.uuid().nullable(),
      /** In UTF-16 units, as JavaScript counts; `end` is the first that does not belong to it. */
      start: z.number().int(),
      end: z.number().int(),
    }),
  ),
});
export type MessageHitView = z.infer<typeof messageHitView>;

export const messageHitListView = z.object({
  messages: z.array(messageHitView),
  pagination: paginationSchema,
});
