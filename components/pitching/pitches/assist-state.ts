import { type AssistPiece, applyPieces, traceOf } from "@/lib/domain/pitching/ai-assist/pieces";
import type { DraftTexts } from "@/lib/domain/pitching/pitch-drafts/rules";
import type { DraftField } from "@/lib/domain/pitching/pitch-drafts/schema";
import type { Suggestion } from "./drafts-api";

export type Decision = "accepted" | "kept";

/** Proposals for one field have what the writer decided about each piece so far. */
export type FieldAssist = {
  field: DraftField;
  /** The pieces' offsets count in this text. */
  original: string;
  pieces: AssistPiece[];
  decisions: Record<string, Decision>;
};

/** Opens an answer for deciding. `asked` are the texts that the answer is about. */
export function openAssist(asked: DraftTexts, suggestions: readonly Suggestion[]): FieldAssist[] {
  return suggestions.map(({ field, pieces }) => ({ field, original: asked[field], pieces, decisions: {} }));
}

/** Puts a piece that has just come among those of its field, in the order of the text. */
export function addPiece(
  assists: readonly FieldAssist[],
  asked: DraftTexts,
  field: DraftField,
  piece: AssistPiece,
): FieldAssist[] {
  const existing = assists.find((assist) => assist.field === field);
  const added = existing ?? { field, original: asked[field], pieces: [], decisions: {} };
  if (added.pieces.some(({ id }) => id === piece.id)) return [...assists];
  const pieces = [...added.pieces, piece].sort((a, b) => a.start - b.start || a.end - b.end);
  const next = { ...added, pieces };
  return existing ? assists.map((assist) => (assist === existing ? next : assist)) : [...assists, next];
}

/** Returns the field after the decisions made. */
export function assistedText({ original, pieces, decisions }: FieldAssist): string {
  return applyPieces(
    original,
    pieces,
    pieces.flatMap(({ id }) => (decisions[id] === "accepted" ? [id] : [])),
  );
}

/** Proposals whose field was typed over since are left out: the field is no longer theirs to change. */
export const unchangedAssists = (assists: readonly FieldAssist[], now: DraftTexts) =>
  assists.filter((assist) => assistedText(assist).trim() === now[assist.field].trim());

/** Remembers an accepted piece of this field by its text. */
export const traceIn = ({ original, pieces, decisions }: FieldAssist, pieceId: string): string =>
  traceOf(
    original,
    pieces,
    [...pieces.flatMap(({ id }) => (decisions[id] === "accepted" ? [id] : [])), pieceId],
    pieceId,
  );

export const isOpen = (assist: FieldAssist) => assist.pieces.some(({ id }) => !assist.decisions[id]);

export function decide(assist: FieldAssist, pieceId: string, decision: Decision | null): FieldAssist {
  const { [pieceId]: _, ...others } = assist.decisions;
  return { ...assist, decisions: decision ? { ...others, [pieceId]: decision } : others };
}

/** Accepts every piece but those decided as `kept`. */
export function acceptRest(assist: FieldAssist): FieldAssist {
  const open = assist.pieces.filter(({ id }) => !assist.decisions[id]);
  return open.reduce((next, { id }) => decide(next, id, "accepted"), assist);
}

export type DiffPart =
  | { kind: "text"; text: string; at: number }
  | { kind: "piece"; piece: AssistPiece; number: number; decision: Decision | null };

/** Returns the field in reading order: what stays, and the numbered pieces. */
export function diffParts({ original, pieces, decisions }: FieldAssist): DiffPart[] {
  const parts: DiffPart[] = [];
  let at = 0;
  pieces.forEach((piece, index) => {
    if (piece.start > at) parts.push({ kind: "text", text: original.slice(at, piece.start), at });
    parts.push({ kind: "piece", piece, number: index + 1, decision: decisions[piece.id] ?? null });
    at = piece.end;
  });
  if (at < original.length) parts.push({ kind: "text", text: original.slice(at), at });
  return parts;
}
