/** The assistant's promise, shown beside every suggestion and covered by its tests. */
export const ASSIST_PROMISE = "Only words from your own fields. Nothing is invented.";

/** One change to a field. Pieces of a field never overlap, so each can be taken or left by itself. */
export interface AssistPiece {
  id: string;
  title: string;
  reason: string;
  /** The field's current text, from `start` to `end`; empty for an addition. */
  before: string;
  after: string;
  /** Offsets in the field as it was sent. */
  start: number;
  end: number;
}

/** A piece before it has an id. */
export type Edit = Omit<AssistPiece, "id" | "before">;

/** The field with the accepted pieces in it. Unknown ids are ignored. */
export function applyPieces(
  original: string,
  pieces: readonly AssistPiece[],
  acceptedIds: Iterable<string>,
): string {
  const accepted = new Set(acceptedIds);
  return applyEdits(
    original,
    pieces.filter((piece) => accepted.has(piece.id)),
  );
}

/** Applies edits that do not overlap; additions at one place follow each other in the order given. */
export function applyEdits(original: string, edits: readonly Edit[]): string {
  let text = "";
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    text += original.slice(at, edit.start) + edit.after;
    at = edit.end;
  }
  return text + original.slice(at);
}

/** The edits that overlap none before them. */
export function withoutOverlaps(edits: readonly Edit[]): Edit[] {
  const unchanged: Edit[] = [];
  for (const edit of edits) {
    if (!unchanged.some((other) => edit.start < other.end && other.start < edit.end)) unchanged.push(edit);
  }
  return unchanged;
}

/**
 * The edits that keep the field within its limit whichever of them are accepted: shortenings always, additions while
 * they fit beside all of the current text.
 */
export function withinLimit(original: string, edits: readonly Edit[], limit: number): Edit[] {
  let length = original.length;
  return edits.filter((edit) => {
    const growth = edit.after.length - (edit.end - edit.start);
    if (growth > 0 && length + growth > limit) return false;
    length += Math.max(0, growth);
    return true;
  });
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
