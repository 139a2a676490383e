import { z } from "zod";
import { bounds } from "@/lib/core/bounds";
import { isoDate, rowId, singleLine, tags, text } from "@/lib/core/fields";
import { pageInput, paginationSchema } from "@/lib/core/page-schema";
import { ownerInput, savedView, versionInput } from "@/lib/core/saves";
import { type PitchField, pitchFields, pitchLimits } from "@/lib/domain/pitching/pitches/pitch-text";

/** Characters per field (docs/product.md#pitch-drafts). The form's counters and the server read the same numbers. */
export const draftLimits = pitchLimits;
export type DraftField = PitchField;
export const draftFields = pitchFields;

export const draftLabels: Record<DraftField, string> = {
  title: "Title",
  who: "Who",
  what: "What",
  where: "Where",
  when: "When",
  why: "Why",
};

const MAX_PIECE_CHANGES = 60;
/** A piece is as long as the longest field, with the words beside it. */
const MAX_PIECE = 400;

/**
 * The assistant's proposals that were taken, or taken back, since the last save: the field, and the new words with
 * those beside them. What is left of them in the text says which fields it helped with.
 */
export const pieceChanges = <const Field extends string>(fields: readonly Field[]) =>
  z
    .array(
      z.object(
        {
          field: z.enum(fields, "field must be one of the pitch's fields"),
          text: text("Piece", MAX_PIECE, 1),
          accepted: z.boolean({ error: "accepted must be true or false" }).default(true),
        },
        { error: "Each of aiPieces must say its field and text" },
      ),
      { error: "aiPieces must be a list" },
    )
    .max(MAX_PIECE_CHANGES, `aiPieces: at most ${MAX_PIECE_CHANGES}`);

export const draftPieces = pieceChanges(draftFields);

/** Any part may be saved within the limits; an absent field stays as it is. */
const draftBody = {
  title: singleLine("Title", draftLimits.title).optional(),
  who: text("Who", draftLimits.who).optional(),
  what: text("What", draftLimits.what).optional(),
  where: text("Where", draftLimits.where).optional(),
  when: text("When", draftLimits.when).optional(),
  why: text("Why", draftLimits.why).optional(),
  perks: tags("Perks", bounds.tags, bounds.tag).optional(),
  isActive: z.boolean({ error: "isActive must be true or false" }).optional(),
  aiPieces: draftPieces.optional(),
};

export const createDraftInput = z.object(draftBody);
export const updateDraftInput = z.object({ id: rowId(), ...draftBody, version: versionInput().optional() });
const { isActive: _, ...savedBody } = draftBody;
/** The editor saves this by itself; without an id it makes the draft. It brings nothing into use. */
export const saveDraftInput = z.object({
  ...ownerInput,
  id: rowId().nullable(),
  version: versionInput(),
  ...savedBody,
});
export const draftIdInput = z.object({ id: rowId() });
export const listDraftsInput = z.object(pageInput());

export const newsworthinessView = z.object({
  /** 0..1; above 0.7 is newsworthy. Null where the model does not know the language: the note says so. */
  score: z.number().min(0).max(1).nullable(),
  /** Two letters; null where it is not known. */
  language: z.string().nullable(),
  reasons: z.array(z.object({ key: z.string(), label: z.string(), value: z.number(), reason: z.string() })),
  /** The notes say what keeps the score down, or why there is none. */
  notes: z.array(z.string()),
});

export const draftTextsView = z.object({
  title: z.string(),
  who: z.string(),
  what: z.string(),
  where: z.string(),
  when: z.string(),
  why: z.string(),
  perks: z.array(z.string()),
});

export const draftView = draftTextsView.extend({
  id: z.uuid(),
  /** The own pitch page that it belongs to: while that is open, pitches from the draft bring its link. */
  pitchPageId: z.uuid().nullable(),
  isActive: z.boolean(),
  /** Title and all five W's are written, without a placeholder: only then it can be active or sent. */
  complete: z.boolean(),
  matchCount: z.number().int(),
  sentCount: z.number().int(),
  acceptedCount: z.number().int(),
  /** Accepted of sent, 0..1; null before the first was sent. */
  successRate: z.number().nullable(),
  lastSentAt: isoDate().nullable(),
  newsworthiness: newsworthinessView.nullable(),
  /** Something in these fields is the assistant's. */
  aiAssistedFields: z.array(z.enum(draftFields)),
  /** The number of its saves. */
  version: z.number().int(),
  createdAt: isoDate(),
  updatedAt: isoDate(),
});
export type DraftView = z.infer<typeof draftView>;

/** The answer to a save, with what follows from the texts. */
export const savedDraftView = z.object({
  saved: savedView.extend(
    draftView.pick({ isActive: true, newsworthiness: true, aiAssistedFields: true }).shape,
  ),
});

export const draftListView = z.object({
  drafts: z.array(draftView),
  counts: z.object({ total: z.number().int(), active: z.number().int() }),
  pagination: paginationSchema,
});
export type DraftListView = z.infer<typeof draftListView>;
