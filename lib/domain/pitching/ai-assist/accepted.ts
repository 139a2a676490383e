import type { AcceptedPiece } from "@/db/schema/pitches";
import { type PitchField, type PitchText, pitchFields } from "../pitches/pitch-text";

/** The client says of an accepted piece whether it was taken or taken back. */
export type PieceChange = AcceptedPiece & { accepted: boolean };

/** Beyond so many pieces per field the oldest go. */
const MAX_PER_FIELD = 20;
/** While so many words of a piece still follow each other, something of it is left. */
const RUN = 3;

const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });

function wordsOf(text: string): string[] {
  const parts = [...segmenter.segment(text.normalize("NFKC").toLowerCase())];
  return parts.flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));
}

export function isLeft(piece: string, text: string): boolean {
  const words = wordsOf(piece);
  if (words.length === 0) return false;
  const field = ` ${wordsOf(text).join(" ")} `;
  const length = Math.min(RUN, words.length);
  return words.some((_, at) => {
    const run = words.slice(at, at + length);
    return run.length === length && field.includes(` ${run.join(" ")} `);
  });
}

/** Returns the pieces of which something is left, after a change of the texts and of what was accepted. */
export function mergePieces(
  stored: readonly AcceptedPiece[],
  changes: readonly PieceChange[],
  texts: PitchText,
): AcceptedPiece[] {
  let pieces = [...stored];
  for (const { accepted, field, text } of changes) {
    pieces = pieces.filter((piece) => piece.field !== field || piece.text !== text);
    if (accepted) pieces.push({ field, text });
  }
  return pitchFields.flatMap((field) =>
    pieces.filter((piece) => piece.field === field && isLeft(piece.text, texts[field])).slice(-MAX_PER_FIELD),
  );
}

export const assistedFields = (pieces: readonly AcceptedPiece[]): PitchField[] =>
  pitchFields.filter((field) => pieces.some((piece) => piece.field === field));
