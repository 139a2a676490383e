import { z } from "zod";
import { declineReasons, pitchStatuses, ratingValues, urgencies, userTypes } from "@/db/enums";
import { bounds } from "@/lib/core/bounds";
import {
  anyCaseEnum,
  flag,
  httpUrl,
  isoDate,
  rowId,
  singleLine,
  tags,
  text,
  upperEnum,
} from "@/lib/core/fields";
import { pageInput, paginationSchema } from "@/lib/core/page-schema";
import {
  draftLimits,
  draftTextsView,
  newsworthinessView,
  pieceChanges,
} from "@/lib/domain/pitching/pitch-drafts/schema";
import { partyView, profileView } from "@/lib/domain/profiles/profiles/schema";
import { isSiteAddress } from "@/lib/utils/web-address";
import { fillInMessage, letterLimits, pitchFields } from "./pitch-text";
import { assistedPitchFields, pitchLabels, pitchTabs } from "./rules";

/** Characters per field (docs/product.md#pitches). Counters and the server read the same numbers. */
export const sentPitchLimits = {
  title: draftLimits.title,
  who: draftLimits.who,
  what: draftLimits.what,
  whereLocation: draftLimits.where,
  whenTiming: draftLimits.when,
  whyNewsworthy: draftLimits.why,
  ...letterLimits,
  /** The link of a custom message. */
  link: 200,
  resources: 10,
  feedback: 500,
} as const;

export const storyUrlMessage = "Please enter a valid URL";

export const pitchPieces = pieceChanges(assistedPitchFields);

/** Any part may be sent within the limits; on a change an absent field stays as it is. */
const pitchBody = {
  title: singleLine(pitchLabels.title, sentPitchLimits.title).optional(),
  subject: singleLine(pitchLabels.subject, sentPitchLimits.subject).optional(),
  who: text(pitchLabels.who, sentPitchLimits.who).optional(),
  what: text(pitchLabels.what, sentPitchLimits.what).optional(),
  whereLocation: text(pitchLabels.whereLocation, sentPitchLimits.whereLocation).optional(),
  whenTiming: text(pitchLabels.whenTiming, sentPitchLimits.whenTiming).optional(),
  whyNewsworthy: text(pitchLabels.whyNewsworthy, sentPitchLimits.whyNewsworthy).optional(),
  content: text(pitchLabels.content, sentPitchLimits.content).optional(),
  resources: z
    .array(httpUrl("Link"), { error: "Links must be a list" })
    .max(sentPitchLimits.resources, `Links: at most ${sentPitchLimits.resources}`)
    .transform((links) => [...new Set(links)])
    .optional(),
  perks: tags("Perks", bounds.tags, bounds.tag).optional(),
  expertise: tags("Expertise", bounds.tags, bounds.tag).optional(),
  urgency: anyCaseEnum(urgencies, "Urgency").optional(),
  /** The fields were improved with the assistant. */
  aiAssist: z.boolean({ error: "aiAssist must be true or false" }).optional(),
  aiPieces: pitchPieces.optional(),
  /** The own saved draft that it was begun from: it counts the sending, and the link of its pitch page goes along. */
  draftId: rowId().nullish(),
};

export const createPitchInput = z.object({
  /** The recipient's user or profile id. */
  recipientId: rowId().nullish(),
  /** False keeps it unsent; by default it is sent when there is a recipient. */
  send: z.boolean({ error: "send must be true or false" }).optional(),
  ...pitchBody,
});
/** A text that is sent holds no placeholder. */
export const filledIn = <T extends z.ZodType<string>>(field: T): T =>
  field.superRefine((value, context) => {
    const message = fillInMessage(value);
    if (message) context.addIssue({ code: "custom", message });
  });

/**
 * A pitch as its form asks for it, recipient apart: sending needs a title and all five W's; subject, message and perks
 * may stay empty.
 */
export const composedPitchInput = z.object({
  title: filledIn(singleLine(pitchLabels.title, sentPitchLimits.title, 1)),
  subject: filledIn(singleLine(pitchLabels.subject, sentPitchLimits.subject)),
  who: filledIn(text(pitchLabels.who, sentPitchLimits.who, 1)),
  what: filledIn(text(pitchLabels.what, sentPitchLimits.what, 1)),
  whereLocation: filledIn(text(pitchLabels.whereLocation, sentPitchLimits.whereLocation, 1)),
  whenTiming: filledIn(text(pitchLabels.whenTiming, sentPitchLimits.whenTiming, 1)),
  whyNewsworthy: filledIn(text(pitchLabels.whyNewsworthy, sentPitchLimits.whyNewsworthy, 1)),
  content: filledIn(text(pitchLabels.content, sentPitchLimits.content)),
  perks: tags("Perks", bounds.tags, bounds.tag),
});
export const updatePitchInput = z.object({ id: rowId(), recipientId: rowId().nullish(), ...pitchBody });
export const pitchIdInput = z.object({ id: rowId() });
export const sendPitchInput = z.object({ id: rowId(), recipientId: rowId().nullish() });
export const sendDraftInput = z.object({ id: rowId(), recipientId: rowId() });

export const listPitchesInput = z
  .object({
    type: anyCaseEnum(pitchTabs, "type").optional(),
    /** It narrows the received ones to those that were, or were not, written with the assistant's help. */
    aiAssisted: flag().optional(),
    ...pageInput(),
  })
  .refine(({ type, aiAssisted }) => aiAssisted === undefined || type === "received", {
    path: ["aiAssisted"],
    message: "aiAssisted filters type=received only",
  });

export const respondInput = z
  .object({
    id: rowId(),
    response: anyCaseEnum(["accepted", "declined"], "Response"),
    /** A decline needs its reason. */
    reason: anyCaseEnum(declineReasons, "Reason").nullish(),
  })
  .refine(({ response, reason }) => response === "accepted" || reason, {
    path: ["reason"],
    message: "Please choose a reason",
  });

const ratingBody = {
  rating: anyCaseEnum(ratingValues, "Rating"),
  feedback: text("Feedback", sentPitchLimits.feedback).nullish(),
  /** The rated one may show the note on their public profile. */
  feedbackPublic: z.boolean({ error: "feedbackPublic must be true or false" }).default(false),
  outcome: z.boolean({ error: "outcome must be true or false" }),
  storyUrl: text("Story URL", bounds.url).nullish(),
};
/** The own note may be shown or hidden at any time. */
export const showFeedbackInput = z.object({
  id: rowId(),
  feedbackPublic: z.boolean({ error: "feedbackPublic must be true or false" }),
});
type RatingBody = { outcome: boolean; storyUrl?: string | null };

/** Without a story the address is left out, whatever a form still held; with one it has to be an address. */
const withStoryUrl = (input: RatingBody) => !input.outcome || isSiteAddress(input.storyUrl ?? "");
export const completePitchInput = z
  .object({ id: rowId(), ...ratingBody })
  .refine(withStoryUrl, { path: ["storyUrl"], message: storyUrlMessage });

/** The fields have the names of drafts: `where`, `when`, `why`. */
export const aiAssistInput = z.object({
  title: singleLine("Title", draftLimits.title).default(""),
  who: text("Who", draftLimits.who).default(""),
  what: text("What", draftLimits.what).default(""),
  where: text("Where", draftLimits.where).default(""),
  when: text("When", draftLimits.when).default(""),
  why: text("Why", draftLimits.why).default(""),
  /** The user or profile it is written to, where that is known: with AI off there, no provider is asked. */
  recipientId: rowId().optional(),
});

/** One piece of a proposed change: the text from `start` to `end`, and the text that replaces it. */
const pieceView = z.object({
  id: z.string(),
  title: z.string(),
  reason: z.string(),
  before: z.string(),
  after: z.string(),
  start: z.number().int(),
  end: z.number().int(),
});

/** A form without scripts carries the pieces of one field as JSON. */
export const suggestedPieces = z
  .string()
  .max(20_000)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: "custom", message: "Pieces must be JSON" });
      return z.NEVER;
    }
  })
  .pipe(z.array(pieceView));

/** An improved field as a whole, and its pieces, to be taken or left one by one. */
const suggestionView = z.object({
  field: z.string(),
  text: z.string(),
  reason: z.string(),
  pieces: z.array(pieceView),
});

export const aiAssistOutput = z.object({
  suggestions: z.array(suggestionView.extend({ field: z.enum(pitchFields) })),
  newsworthiness: newsworthinessView,
  /** The score with every suggestion taken; null without suggestions. */
  improvedScore: z.number().min(0).max(1).nullable(),
  /** The provider that settings name, or the built-in rules. */
  source: z.enum(["provider", "built-in"]),
  /** Sentences about what went otherwise than expected; null where nothing did. */
  notice: z.string().nullable(),
});

export const listTemplatesInput = z.object({
  /** The caller's own type unless said otherwise. */
  userType: anyCaseEnum(userTypes, "userType").optional(),
  industry: singleLine("Industry", bounds.tag).optional(),
});

export const templatesOutput = z.object({
  templates: z.array(
    draftTextsView.extend({
      id: z.string(),
      userType: upperEnum(userTypes),
      /** Null for the general one of a type. */
      industry: z.string().nullable(),
    }),
  ),
});

const ratingView = z.object({
  rating: z.enum(ratingValues),
  feedback: z.string(),
  feedbackPublic: z.boolean(),
  /** A story came of it. */
  outcome: z.boolean(),
  storyUrl: z.string().nullable(),
  createdAt: isoDate(),
});

const storyView = z.object({
  url: z.string(),
  title: z.string(),
  description: z.string(),
  /** Our own copy, without the host; null until it was fetched, or where the page has none. */
  image: z.string().nullable(),
  siteName: z.string(),
  /** The page was read: only then it is shown as a card. */
  found: z.boolean(),
  /** A job has not looked at the page yet. */
  pending: z.boolean(),
});

export const pitchView = z.object({
  id: z.uuid(),
  status: upperEnum(pitchStatuses),
  /** The caller's side. */
  side: z.enum(["sender", "recipient"]),
  title: z.string(),
  subject: z.string(),
  who: z.string(),
  what: z.string(),
  whereLocation: z.string(),
  whenTiming: z.string(),
  whyNewsworthy: z.string(),
  content: z.string(),
  resources: z.array(z.string()),
  /** A pitch carries links, not files; files travel in the conversation. */
  attachments: z.array(z.string()).max(0),
  perks: z.array(z.string()),
  expertise: z.array(z.string()),
  urgency: z.enum(urgencies),
  senderId: z.uuid().nullable(),
  recipientId: z.uuid().nullable(),
  senderProfileId: z.uuid(),
  recipientProfileId: z.uuid().nullable(),
  sender: partyView,
  recipient: partyView.nullable(),
  createdAt: isoDate(),
  updatedAt: isoDate(),
  sentAt: isoDate().nullable(),
  readAt: isoDate().nullable(),
  respondedAt: isoDate().nullable(),
  expiresAt: isoDate().nullable(),
  completedAt: isoDate().nullable(),
  declineReason: z.enum(declineReasons).nullable(),
  storyUrl: z.string().nullable(),
  stories: z.array(storyView),
  aiAssisted: z.boolean(),
  /** The fields that it helped with; none where its sender only said that it helped. */
  aiAssistedFields: z.array(z.enum(assistedPitchFields)),
  /** 0..1; null unless both parties have AI on, and in a language the model does not know. */
  aiNewsworthyScore: z.number().min(0).max(1).nullable(),
  aiNewsworthy: z.boolean(),
  newsworthiness: newsworthinessView.nullable(),
  /** The sender of an unsent pitch with AI on reads what the assistant would change. */
  aiSuggestions: z.object({ suggestions: z.array(suggestionView) }),
  /** The caller's own rating and note, as the completion stored them. */
  collaborationRating: z.enum(ratingValues).nullable(),
  feedback: z.string().nullable(),
  ownRating: ratingView.nullable(),
  /** Null until both are in or `RATING_DAYS` have passed. */
  counterpartRating: ratingView.nullable(),
});
export type PitchView = z.infer<typeof pitchView>;

export const pitchListView = z.object({
  pitches: z.array(pitchView),
  /** Rows of each tab; counting stops at 10,000. */
  counts: z.object({
    received: z.number().int(),
    sent: z.number().int(),
    active: z.number().int(),
    completed: z.number().int(),
  }),
  pagination: paginationSchema,
});
export type PitchListView = z.infer<typeof pitchListView>;

/** `/pitch/{id}` shows this of its recipient. */
export const pitchPageView = z.object({
  profile: profileView,
  /** How many of the pitches whose time is over were answered in it; null until there are enough. */
  answers: z.object({ answered: z.number().int(), of: z.number().int() }).nullable(),
});
export type PitchPageView = z.infer<typeof pitchPageView>;

export const pitchOutput = z.object({ pitch: pitchView });
