import { Autosave } from "@/lib/client/document/autosave";
import { isComplete } from "@/lib/domain/pitching/pitch-drafts/rules";
import type { DraftView } from "@/lib/domain/pitching/pitch-drafts/schema";
import type { DraftChange, DraftResult, PieceChange } from "./drafts-api";
import type { Creation, LocalDraft } from "./local-draft";
import {
  changedParts,
  emptyPitch,
  isBlank,
  type PitchPart,
  type PitchValues,
  splitSavable,
  valuesOf,
} from "./pitch-form";

export type SaveState =
  | { kind: "idle" }
  | { kind: "saving" }
  | { kind: "saved"; at: number }
  /** The server could not be reached or could not answer; it is asked again by itself. */
  | { kind: "retrying" }
  /** A pitch in use was changed: others know it as it was until it is saved. */
  | { kind: "held" }
  /** Refused, or too long to be sent: waits for a change. */
  | { kind: "refused"; message: string };

export type SaverView = { state: SaveState; draft: DraftView | null };

export type SaverPorts = {
  create: (body: DraftChange, key: string) => Promise<DraftResult>;
  update: (id: string, body: DraftChange) => Promise<DraftResult>;
  remove: (id: string) => Promise<unknown>;
  /** Keeps in this browser what the server does not have yet; null when it has all. */
  keep: (draftId: string | null, localCopy: LocalDraft | null) => void;
  newKey: () => string;
  now: () => number;
};

/** As many as one save takes. */
const MOST_PIECES = 60;

const REPEATABLE = new Set(["unreachable", "internal", "unavailable", "rate_limited", "unauthenticated"]);

/**
 * Saves a pitch while it is typed: one call at a time, only the parts that changed, the newest text last. Whatever is
 * not saved yet is stored in the browser, and sent again after a failure until the server has it. A draft stays out of
 * matching until `activate`; changes of a pitch in use stay in the browser until then.
 */
export class DraftSaver {
  private view: SaverView;
  private saved: PitchValues;
  private wanted: PitchValues;
  private creation: Creation | undefined;
  /** Pieces of the assistant that go along with the next save. */
  private pieces: readonly PieceChange[] = [];
  private readonly autosave: Autosave<DraftResult | null>;
  private lastSaved: SaveState = { kind: "idle" };
  private wantsActive = false;
  private readonly startedNew: boolean;
  private readonly listeners = new Set<() => void>();

  constructor(
    draft: DraftView | null,
    private readonly ports: SaverPorts,
  ) {
    this.view = { state: { kind: "idle" }, draft };
    this.saved = valuesOf(draft);
    this.wanted = this.saved;
    this.startedNew = draft === null;
    this.autosave = new Autosave(() => this.drain(), ports.now);
  }

  readonly getView = () => this.view;
  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Takes up a creation of an earlier visit that was never answered. */
  resume(creation: Creation): void {
    this.creation = creation;
  }

  /** Takes up pieces of an earlier visit whose text was never saved. */
  resumePieces(pieces: readonly PieceChange[]): void {
    this.pieces = pieces;
  }

  /** A piece of the assistant was taken, or taken back; its text comes as a change of its own. */
  readonly notePiece = (change: PieceChange): void => {
    const same = ({ field, text }: PieceChange) => field === change.field && text === change.text;
    const pending = this.pieces.find(same);
    this.pieces = this.pieces.filter((piece) => !same(piece));
    // Taken back before it was sent, it never was.
    if (!pending || pending.accepted === change.accepted) this.pieces = [...this.pieces, change];
  };

  /** The form's newest text. Stored here at once, at the server a moment later. */
  change(values: PitchValues): void {
    this.wanted = values;
    this.keepUnsaved();
    if (this.isInUse()) this.showHeld();
    else this.autosave.change();
  }

  /** Whether a pitch in use has changes that only this browser knows. */
  readonly holdsChanges = () => this.isInUse() && this.hasUnsaved();

  /** Takes back every change that is not saved. */
  discard(): void {
    this.wanted = this.saved;
    this.pieces = [];
    this.keepUnsaved();
    this.setState(this.lastSaved);
  }

  /** Saves everything now. Answers the last call's result, or null when there was nothing to send. */
  readonly flush = (): Promise<DraftResult | null> => this.autosave.flush();

  /** Saves everything and puts the pitch in use for matching. */
  async activate(): Promise<DraftResult | null> {
    await this.autosave.running;
    this.wantsActive = true;
    const result = await this.flush();
    this.wantsActive = false;
    return result;
  }

  /** The editor closes: saves the rest. A new pitch that ends empty leaves no row behind. True when the list changed. */
  async close(): Promise<boolean> {
    await this.flush();
    const id = this.view.draft?.id;
    if (this.startedNew && id && !this.isInUse() && isBlank(this.wanted)) await this.ports.remove(id);
    return this.view.state.kind !== "idle";
  }

  private unsaved = () => changedParts(this.saved, this.wanted);
  private hasUnsaved = () => Object.keys(this.unsaved()).length > 0;
  private isInUse = () => this.view.draft?.isActive === true;

  private showHeld(): void {
    this.setState(this.hasUnsaved() ? { kind: "held" } : this.lastSaved);
  }

  private async drain(): Promise<DraftResult | null> {
    let last: DraftResult | null = null;
    for (;;) {
      if (this.isInUse() && !this.wantsActive) {
        this.autosave.settle();
        this.showHeld();
        return last;
      }
      const { savable, problem } = splitSavable(this.unsaved());
      const activates = this.needsActivation();
      const idle = Object.keys(savable).length === 0 && !activates && !this.creation;
      if (idle) {
        this.autosave.settle();
        if (problem) this.setState({ kind: "refused", message: problem });
        else if (this.view.state.kind === "refused") this.setState(this.lastSaved);
        return last;
      }
      this.setState({ kind: "saving" });
      const id = this.view.draft?.id;
      const sent = this.pieces.slice(0, MOST_PIECES);
      const withPieces = { ...savable, ...(sent.length > 0 ? { aiPieces: [...sent] } : {}) };
      if (!id) this.creation ??= { key: this.ports.newKey(), body: withPieces };
      const body = this.creation ? asDraft(this.creation.body) : this.bodyOf(withPieces, activates);
      this.keepUnsaved();
      last =
        id && !this.creation
          ? await this.ports.update(id, body)
          : await this.ports.create(body, this.creation?.key ?? "");
      if (!(last.ok ? this.take(last.data.draft, body) : this.fail(last))) return last;
    }
  }

  private needsActivation(): boolean {
    const { draft } = this.view;
    return this.wantsActive && draft !== null && !draft.isActive && isComplete(this.wanted);
  }

  /** A change that completes the pitch leaves it a draft, unless it is meant to be used. */
  private bodyOf(savable: DraftChange, activates: boolean): DraftChange {
    if (activates) return { ...savable, isActive: true };
    const completes = !isComplete(this.saved) && isComplete({ ...this.saved, ...savable });
    return completes ? { ...savable, isActive: false } : savable;
  }

  private take(draft: DraftView, body: DraftChange): true {
    if (this.creation) this.ports.keep(null, null);
    this.creation = undefined;
    this.autosave.succeed();
    const { isActive: _, aiPieces = [], ...parts } = body;
    this.pieces = this.pieces.filter((piece) => !aiPieces.includes(piece));
    this.saved = { ...this.saved, ...parts };
    this.lastSaved = { kind: "saved", at: this.ports.now() };
    this.view = { state: this.lastSaved, draft };
    this.keepUnsaved();
    this.notify();
    return true;
  }

  /** True where the next round may do better at once. */
  private fail(result: Extract<DraftResult, { ok: false }>): boolean {
    this.autosave.settle();
    if (result.code === "not_found" && this.view.draft) {
      // Deleted elsewhere while it was written here: the text goes on as a new pitch.
      this.ports.keep(this.view.draft.id, null);
      this.saved = valuesOf(null);
      this.view = { ...this.view, draft: null };
      return !isBlank(this.wanted);
    }
    if (this.isInUse()) {
      this.showHeld();
      return false;
    }
    if (REPEATABLE.has(result.code)) {
      this.setState({ kind: "retrying" });
      this.autosave.retry();
      return false;
    }
    this.creation = undefined;
    this.setState({ kind: "refused", message: result.message });
    return false;
  }

  private keepUnsaved(): void {
    const parts = this.unsaved();
    const needed = Object.keys(parts).length > 0 || this.creation;
    const base = Object.fromEntries(Object.keys(parts).map((part) => [part, this.saved[part as PitchPart]]));
    const localCopy = {
      parts,
      base,
      at: this.ports.now(),
      ...(this.creation ? { creation: this.creation } : {}),
      ...(this.pieces.length > 0 ? { pieces: [...this.pieces] } : {}),
    };
    this.ports.keep(this.view.draft?.id ?? null, needed ? localCopy : null);
  }

  private setState(state: SaveState): void {
    this.view = { ...this.view, state };
    this.notify();
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}

/** A new pitch is stored as a draft, even where it is written at one stroke. The same body at every try. */
const asDraft = (body: Creation["body"]): DraftChange =>
  isComplete({ ...emptyPitch, ...body }) ? { ...body, isActive: false } : body;
