/** The sentence beside every suggestion depends on who proposes it; tests prove it. */
export const assistPromises = {
  "built-in": "Only words from your own fields. Nothing is invented.",
  provider: "Worded by an AI provider. Every figure, date and name is from your pitch or profile.",
} as const;
export type AssistSource = keyof typeof assistPromises;

/** One change to a field. Pieces of a field never overlap, so each can be taken or left by itself. */
export interface AssistPiece {
  id: string;
  title: string;
  reason: string;
  /** The field's current text from `start` to `end`; empty for an addition. */
  before: string;
  after: string;
  /** The piece's offset in the field as it was sent. */
  start: number;
  end: number;
}

export type Edit = Omit<AssistPiece, "id" | "before">;

/** Returns the field with the accepted pieces in it. Unknown ids are ignored. */
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
export function applyEdits(
  original: string,
  edits: readonly Pick<Edit, "start" | "end" | "after">[],
): string {
  let text = "";
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    text += original.slice(at, edit.start) + edit.after;
    at = edit.end;
  }
  return text + original.slice(at);
}

/**
 * Remembers an accepted piece by its words, with the word on either side, as the field reads with the accepted pieces
 * in it. The words beside it stand for a piece that only takes words out.
 */
export function traceOf(
  original: string,
  pieces: readonly AssistPiece[],
  acceptedIds: readonly string[],
  pieceId: string,
): string {
  const taken = pieces
    .filter(({ id }) => acceptedIds.includes(id))
    .sort((a, b) => a.start - b.start || a.end - b.end);
  const at = taken.findIndex(({ id }) => id === pieceId);
  const piece = taken[at];
  if (!piece) return "";
  const text = applyPieces(original, taken, acceptedIds);
  const start = taken
    .slice(0, at)
    .reduce((sum, before) => sum + before.after.length - before.before.length, piece.start);
  const lead = /\S*\s*$/u.exec(text.slice(0, start))?.[0] ?? "";
  const trail = /^\s*\S*/u.exec(text.slice(start + piece.after.length))?.[0] ?? "";
  return `${lead}${piece.after}${trail}`.trim();
}

export function withoutOverlaps(edits: readonly Edit[]): Edit[] {
  const unchanged: Edit[] = [];
  for (const edit of edits) {
    if (!unchanged.some((other) => edit.start < other.end && other.start < edit.end)) unchanged.push(edit);
  }
  return unchanged;
}

/**
 * Returns the edits that keep the field within its limit whichever of them are accepted: shortenings always, additions
 * while they fit beside all of the current text.
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
