import { type PitchField, type PitchText, pitchLimits, placeholdersIn } from "../pitches/pitch-text";
import { inventedFacts, readSource } from "./facts";
import type { Masked } from "./masking";
import { type AssistPiece, applyEdits } from "./pieces";
import type { ProposedChange } from "./question";

/** A proposed change is not shown when it states something new, or cannot be put into the text. */
export type LeftOut = { invented: number; unfit: number };

const NEUTRAL_REASON = "Proposed by the AI provider";
const MAX_REASON = 160;
const MAX_PIECES = 12;

type Placed = Omit<AssistPiece, "id" | "before" | "reason">;

/** The text becomes one line, without invisible characters. */
const asLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ");

/**
 * Checks a model's changes one by one, as they come, and makes pieces of the valid ones. A piece states no figure,
 * date, name or address beyond those of the pitch and of its sender's profile, is at a place where its field has its
 * words, overlaps no piece before it, and keeps the field within its limit whichever pieces are taken.
 */
export class ProposalCheck {
  readonly leftOut: LeftOut = { invented: 0, unfit: 0 };
  readonly #pieces = new Map<PitchField, AssistPiece[]>();
  readonly #source: ReturnType<typeof readSource>;

  constructor(
    private readonly pitch: PitchText,
    private readonly unmask: Masked["unmask"],
    profileTexts: readonly string[],
  ) {
    this.#source = readSource([...Object.values(pitch), ...profileTexts]);
  }

  /** The valid pieces so far, by field, in the order of the text. */
  get pieces(): ReadonlyMap<PitchField, readonly AssistPiece[]> {
    return this.#pieces;
  }

  /** Returns the piece that a change makes; null where it is left out, or changes nothing. */
  take({ field, before, after, reason }: ProposedChange): AssistPiece | null {
    const texts = [before, after, reason].map((text) => this.unmask(asLine(text)));
    const [found, wanted, why] = texts;
    const leaveOut = (kind: keyof LeftOut) => {
      this.leftOut[kind]++;
      return null;
    };
    if (found == null || wanted == null) return leaveOut("unfit");
    const edit = this.#place(field, found, wanted);
    if (edit === "same") return null;
    if (!edit) return leaveOut("unfit");
    const earlier = this.#pieces.get(field) ?? [];
    // The check reads the piece in its place: beside other words a figure or name becomes another one.
    const results = [[edit], [...earlier, edit]].map((edits) => applyEdits(this.pitch[field], edits));
    if (results.some((text) => inventedFacts(text, this.#source).length > 0)) return leaveOut("invented");
    const piece: AssistPiece = {
      ...edit,
      id: `${field}-${earlier.length + 1}`,
      before: this.pitch[field].slice(edit.start, edit.end),
      reason: this.#reason(why ?? ""),
    };
    const pieces = [...earlier, piece].sort((a, b) => a.start - b.start || a.end - b.end);
    this.#pieces.set(field, pieces);
    return piece;
  }

  /** A reason that states something beyond the pitch and the profile is dropped. */
  #reason(why: string): string {
    const reason = why.trim().replace(/[.;,]+$/u, "");
    const stands = reason && reason.length <= MAX_REASON && inventedFacts(reason, this.#source).length === 0;
    return stands ? reason.charAt(0).toUpperCase() + reason.slice(1) : NEUTRAL_REASON;
  }

  #place(field: PitchField, found: string, wanted: string): Placed | "same" | null {
    const text = this.pitch[field];
    const earlier = this.#pieces.get(field) ?? [];
    if (found.trim() === "" && wanted.trim() === "") return "same";
    const edit = found.trim() === "" ? addition(text, wanted) : replacement(text, found, wanted);
    if (!edit) return null;
    if (text.slice(edit.start, edit.end) === edit.after) return "same";
    const overlaps = earlier.some((other) =>
      edit.start === edit.end
        ? (other.start < edit.start && edit.start < other.end) || other.start === other.end
        : edit.start < other.end && other.start < edit.end,
    );
    const growth = (one: { after: string; start: number; end: number }) =>
      Math.max(0, one.after.length - (one.end - one.start));
    const length = earlier.reduce((sum, other) => sum + growth(other), text.length) + growth(edit);
    const placeholders = placeholdersIn(edit.after).filter((one) => !text.includes(one));
    const fits = !overlaps && earlier.length < MAX_PIECES && length <= pitchLimits[field];
    return fits && placeholders.length === 0 ? edit : null;
  }
}

/** Words at the end of a field follow a space, unless the field is empty. */
function addition(text: string, wanted: string): Placed {
  const at = text.trimEnd().length;
  const words = wanted.trim();
  return {
    start: at,
    end: at,
    after: at === 0 || /^[.,;:!?]/u.test(words) ? words : ` ${words}`,
    title: "Added",
  };
}

function replacement(text: string, found: string, wanted: string): Placed | null {
  let needle = found;
  let start = text.indexOf(needle);
  if (start === -1) {
    needle = found.trim();
    start = text.indexOf(needle);
  }
  if (start === -1) return null;
  const end = start + needle.length;
  const bare = wanted.trim();
  if (bare === "") return removal(text, start, end);
  const lead = /^\s*/u.exec(needle)?.[0] ?? "";
  const trail = /\s*$/u.exec(needle)?.[0] ?? "";
  return { start, end, after: `${lead}${bare}${trail}`, title: "Reworded" };
}

/** The words go with one of the two spaces around them. */
function removal(text: string, start: number, end: number): Placed {
  const spaceAfter = /^\s/u.test(text.slice(end));
  const spaceBefore = /\s$/u.test(text.slice(0, start)) || start === 0;
  const nothingAfter = end === text.length;
  if (spaceBefore && spaceAfter) return { start, end: end + 1, after: "", title: "Left out" };
  if (nothingAfter && start > 0 && spaceBefore)
    return { start: start - 1, end, after: "", title: "Left out" };
  return { start, end, after: "", title: "Left out" };
}
