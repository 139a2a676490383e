import { type AssistPiece, applyPieces } from "@/lib/domain/ai-assist/pieces";
import type { DraftTexts } from "@/lib/domain/pitch-drafts/rules";
import type { DraftField } from "@/lib/domain/pitch-drafts/schema";
import type { Suggestion } from "./drafts-api";

export type Decision = "accepted" | "kept";

/** Proposals for one field, with what the writer decided about each piece so far. */
export type FieldAssist = {
  field: DraftField;
  /** The text the pieces' offsets count in. */
  original: string;
  pieces: AssistPiece[];
  decisions: Record<string, Decision>;
};

/** Opens an answer for deciding. `asked` are the texts the answer is about. */
export function openAssist(asked: DraftTexts, suggestions: readonly Suggestion[]): FieldAssist[] {
  return suggestions.map(({ field, pieces }) => ({ field, original: asked[field], pieces, decisions: {} }));
}

/** The field as it reads after the decisions made. */
export function assistedText({ original, pieces, decisions }: FieldAssist): string {
  return applyPieces(
    original,
    pieces,
    pieces.flatMap(({ id }) => (decisions[id] === "accepted" ? [id] : [])),
  );
}

/** Proposals whose field still reads as they left it; what was typed over since is no longer theirs to change. */
export const unchangedAssists = (assists: readonly FieldAssist[], now: DraftTexts) =>
  assists.filter((assist) => assistedText(assist).trim() === now[assist.field].trim());

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

/** The field in reading order: what stays, and the numbered pieces. */
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
