import { api } from "@/lib/client/api";
import { localCopy } from "@/lib/client/document/local-copy";
import { SavedDocument, type Stored } from "@/lib/client/document/saved-document";
import { isLeaving } from "@/lib/client/document/use-saved-document";
import { type DraftView, draftFields } from "@/lib/domain/pitching/pitch-drafts/schema";
import { isSame } from "@/lib/utils/merge-values";
import type { PieceChange } from "./drafts-api";
import { emptyPitch, type PitchValues, parts, valuesOf } from "./pitch-form";

/** The editor shows these facts of a draft and does not edit them; they exist after the first save. */
export type PitchFacts = Partial<
  Pick<DraftView, "isActive" | "newsworthiness" | "aiAssistedFields" | "pitchPageId">
>;
export type PitchAct = { isActive: true };
export type PitchDocument = SavedDocument<PitchValues, PitchFacts, PieceChange[], PitchAct>;

const storedOf = (draft: DraftView | null): Stored<PitchValues, PitchFacts> => {
  const { id = null, version = 0 } = draft ?? {};
  if (!draft) return { id, version, values: emptyPitch, facts: {} };
  const { isActive, newsworthiness, aiAssistedFields, pitchPageId } = draft;
  return {
    id,
    version,
    values: valuesOf(draft),
    facts: { isActive, newsworthiness, aiAssistedFields, pitchPageId },
  };
};

/** The number of pieces that one save takes. */
const MOST_PIECES = 60;

const isPiece = (piece: unknown): piece is PieceChange => {
  const { field, text, accepted } = (piece ?? {}) as Record<string, unknown>;
  const isField = draftFields.some((one) => one === field);
  return isField && typeof text === "string" && typeof accepted === "boolean";
};
const readPieces = (stored: unknown) => (Array.isArray(stored) && stored.every(isPiece) ? stored : undefined);

/** Opens a draft for editing. One in use for matching changes by its button alone. */
export function openPitch(
  draft: DraftView | null,
  writer: { userId: string; profileId: string },
): PitchDocument {
  return new SavedDocument<PitchValues, PitchFacts, PieceChange[], PitchAct>(storedOf(draft), {
    read: async (id) => {
      const answer = await api.get("/pitch-drafts/{id}", { params: { id } });
      return answer.ok ? { ok: true, data: storedOf(answer.data.draft) } : answer;
    },
    save: async ({ key: idempotencyKey, id, version, changes, extras, act }) => {
      const aiPieces = extras.length > 0 ? { aiPieces: extras.slice(0, MOST_PIECES) } : {};
      const body = { ...changes, ...aiPieces, version };
      if (id === null || !act) {
        const answer = await api.post("/pitch-drafts/saves", {
          body: { ...body, ...writer, id },
          idempotencyKey,
          keepalive: isLeaving(body),
        });
        if (!answer.ok) return answer;
        const { id: saved, version: newest, savedAt: _, ...facts } = answer.data.saved;
        return { ok: true, data: { id: saved, version: newest, facts } };
      }
      const answer = await api.put("/pitch-drafts/{id}", {
        params: { id },
        body: { ...body, ...act },
        idempotencyKey,
      });
      if (!answer.ok) return answer;
      const { version: newest, facts } = storedOf(answer.data.draft);
      return { ok: true, data: { id, version: newest, facts } };
    },
    // Only one window goes on with a new one, so that it exists once.
    local: (id) =>
      localCopy(id ? "both" : "browser", `pitch:${writer.userId}:${id ?? "new"}`, emptyPitch, readPieces),
    shape: parts.shape,
    isHeld: ({ isActive }) => isActive === true,
    extras: {
      none: [],
      rest: (now, sent) =>
        now.filter((piece) => !sent.slice(0, MOST_PIECES).some((one) => isSame(one, piece))),
    },
    // Where the draft was deleted elsewhere while it was written here, the text goes on as a new pitch.
    blank: storedOf(null),
  });
}

/** A piece was taken, or taken back; one that is taken back before it was sent is dropped. */
export function withPiece(pieces: PieceChange[], change: PieceChange): PieceChange[] {
  const same = ({ field, text }: PieceChange) => field === change.field && text === change.text;
  const pending = pieces.find(same);
  const others = pieces.filter((piece) => !same(piece));
  return !pending || pending.accepted === change.accepted ? [...others, change] : others;
}
