import type { UnsavedChanges } from "@/components/profiles/builders/unsaved-changes";
import type { SaveState } from "@/components/wizard/wizard-head";
import type { ApiFailure, ApiResult } from "@/lib/client/api-types";
import { Autosave } from "@/lib/client/document/autosave";
import type { StoredDraft } from "@/lib/client/stored-draft";
import type { BuilderDraftView, BuilderField, BuilderValues } from "@/lib/domain/profiles/builders/schema";
import { isSame, mergeValues } from "@/lib/utils/merge-values";

type DraftAnswer = ApiResult<{ draft: BuilderDraftView }>;
type Owner = { profileId: string; userId: string };
export type DraftBody = Owner & {
  values: BuilderValues;
  step: number;
  version: number;
  baseRevision: number;
};

export type BuilderPorts = {
  read: () => Promise<DraftAnswer>;
  save: (body: DraftBody) => Promise<DraftAnswer>;
  publish: (body: Owner & { version: number }) => Promise<ApiResult<{ url: string }>>;
  discard: (owner: Owner) => Promise<DraftAnswer>;
  /** Where what is not on the server is stored meanwhile. */
  unsaved: StoredDraft<UnsavedChanges>;
};

/** A field that was changed here and elsewhere; what is typed here stands in the form until its writer chose. */
export type Choice = { field: BuilderField; theirs: BuilderValues[BuilderField] };

export type BuilderState = {
  values: BuilderValues;
  /** The draft and what is published, as last read. */
  draft: BuilderDraftView;
  saved: SaveState;
  /** The first sentence of each refusal by the form's path. */
  errors: Readonly<Record<string, string>>;
  choices: readonly Choice[];
  /** Who made the other version: somebody who published it, or the same person in another window. */
  chosenFrom: "published" | "window";
};

/** Where a refusal leads: to the form's path of its first field, or nowhere. */
export type PublishResult = { url: string } | { problem: string; path?: string };

const CHOOSE = "Choose which version to keep first.";
const NOT_SAVED = "Your changes could not be saved. Nothing typed is lost. Please try again.";
const SOMEBODY_ELSE =
  "Somebody else is signed in in this browser now. What you typed is still on this page: sign in again in another window, then save here.";

/**
 * A builder's values and how they reach the server: saved after each pause, one save at a time, again after a failure.
 * What another window or another person changed meanwhile is merged by field; a field that both changed waits for a
 * choice, and nothing is sent over the other version before it.
 */
export class BuilderSaver {
  private state: BuilderState;
  /** What the server holds; null where the next save goes out whatever is typed. */
  private stored: BuilderValues | null;
  /** What the server held before the oldest change that it does not have and nobody decided about. */
  private before: BuilderValues;
  private step: number;
  /** The step that was sent last. */
  private storedStep: number;
  private readonly autosave: Autosave<boolean>;
  private readonly listeners = new Set<() => void>();

  constructor(
    draft: BuilderDraftView,
    private readonly ports: BuilderPorts,
  ) {
    const { values, step } = draft;
    this.stored = values;
    this.before = values;
    this.step = step;
    this.storedStep = step;
    const clean = { values, draft, saved: "idle", errors: {}, choices: [], chosenFrom: "published" } as const;
    this.state = { ...clean, ...publishedChoices(draft, values) };
    this.autosave = new Autosave(() => this.drain());
  }

  readonly getState = (): BuilderState => this.state;
  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Takes what was typed; the refusals of these fields are no longer said. */
  readonly change = (part: Partial<BuilderValues>): void => {
    const fields = Object.keys(part);
    const errors = Object.fromEntries(
      Object.entries(this.state.errors).filter(([path]) => !fields.includes(headOf(path))),
    );
    this.set({ values: { ...this.state.values, ...part }, errors, saved: "waiting" });
    this.autosave.change();
  };

  /** The step that the draft opens with next time. Looking around alone makes no draft. */
  readonly goTo = (step: number): void => {
    if (step === this.step) return;
    this.step = step;
    if (this.isUnsaved()) this.autosave.change();
  };

  /** Saves what is not saved yet. True when the server has it all. */
  readonly flush = async (): Promise<boolean> => {
    while (this.isUnsaved()) if (!(await this.autosave.flush())) return false;
    return true;
  };

  readonly stop = (): void => this.autosave.stop();

  /** Stores in this tab what the server does not have. */
  readonly stash = (): void => {
    if (this.stored === this.state.values) return;
    this.ports.unsaved.write({ values: this.state.values, before: this.before });
  };

  /** Takes up what an earlier page of this tab could not save, beside what the server holds by now. */
  readonly restore = (): void => {
    const unsaved = this.ports.unsaved.read();
    if (!unsaved || this.stored !== this.state.values) return;
    this.before = unsaved.before;
    this.combine(this.state.draft, unsaved.values);
  };

  /** Begins again with what is published. Answers the sentence that says why it did not. */
  readonly discard = async (): Promise<string | undefined> => {
    this.autosave.stop();
    await this.autosave.running?.catch(() => {});
    this.autosave.stop();
    const { profileId, userId } = this.state.draft;
    const answer = await this.ports.discard({ profileId, userId });
    if (!answer.ok) {
      if (this.isUnsaved()) this.autosave.change();
      return answer.code === "not_found" ? SOMEBODY_ELSE : answer.message;
    }
    const { draft } = answer.data;
    this.settle(draft.values);
    this.set({
      draft,
      values: draft.values,
      saved: "idle",
      errors: {},
      choices: [],
      chosenFrom: "published",
    });
    return undefined;
  };

  /** Decides one field; with the last of them the result is saved. */
  readonly choose = (field: BuilderField, whose: "mine" | "theirs"): void => {
    const choice = this.state.choices.find((one) => one.field === field);
    if (!choice) return;
    const choices = this.state.choices.filter((one) => one !== choice);
    const values = whose === "theirs" ? { ...this.state.values, [field]: choice.theirs } : this.state.values;
    this.set({ values, choices, saved: "waiting" });
    if (choices.length > 0) return;
    const { draft, chosenFrom } = this.state;
    this.before = draft.values;
    if (chosenFrom === "published" && draft.baseRevision !== draft.revision) {
      // From here on what is published counts as known.
      const merged = mergeValues(draft.base, values, draft.published);
      const known = { baseRevision: draft.revision, base: draft.published, conflicts: [] };
      this.set({ values: merged.values, draft: { ...draft, ...known } });
    }
    this.stored = null;
    this.autosave.change();
  };

  /** Saves and publishes; `again` where another window's save without a change of its own is caught up with. */
  async publish(again = true): Promise<PublishResult> {
    if (this.state.choices.length > 0) return { problem: CHOOSE };
    if (!(await this.flush())) return { problem: this.problem() };
    const { values } = this.state;
    const { version, profileId, userId } = this.state.draft;
    const answer = await this.ports.publish({ version, profileId, userId });
    if (answer.ok) {
      // What was typed since is another change, which is still to be saved.
      if (values === this.state.values) this.settle(values);
      this.set({ saved: values === this.state.values ? "saved" : "waiting", errors: {} });
      return { url: answer.data.url };
    }
    if (answer.code === "conflict") {
      const shown = this.state.values;
      const isCaughtUp = await this.catchUp();
      // Only the step was stored by a page that was left: what is published is what was looked at.
      if (isCaughtUp && again && isSame(shown, this.state.values)) return this.publish(false);
      return { problem: this.state.choices.length > 0 ? answer.message : NOT_SAVED };
    }
    this.refuse(answer);
    const [path] = Object.keys(this.state.errors);
    return { problem: answer.message, ...(path ? { path } : {}) };
  }

  private isUnsaved = () =>
    this.stored !== this.state.values || (this.state.draft.version > 0 && this.storedStep !== this.step);
  private problem = () =>
    this.state.choices.length > 0 ? CHOOSE : (Object.values(this.state.errors)[0] ?? NOT_SAVED);

  private async drain(): Promise<boolean> {
    this.autosave.settle();
    const { values, draft, choices, chosenFrom } = this.state;
    if (!this.isUnsaved()) return true;
    // The other window's version is nowhere else.
    if (choices.length > 0 && chosenFrom === "window") return false;
    this.set({ saved: "saving" });
    this.stash();
    const { version, baseRevision, profileId, userId } = draft;
    const { step } = this;
    const answer = await this.ports.save({ profileId, userId, values, step, version, baseRevision });
    if (answer.ok) {
      this.autosave.succeed();
      this.settle(values);
      this.storedStep = step;
      const typedOn = this.isUnsaved();
      const { "": _, ...errors } = this.state.errors;
      this.set({ draft: answer.data.draft, errors, saved: typedOn ? "waiting" : "saved" });
      if (typedOn) this.autosave.change();
      return true;
    }
    if (answer.code === "conflict") return this.catchUp();
    this.set({ saved: "failed" });
    if (answer.code === "not_found") this.set({ errors: { "": SOMEBODY_ELSE } });
    else if (answer.code === "invalid_input") this.refuse(answer);
    else this.autosave.retry();
    return false;
  }

  /** Reads what others made of it and puts it together with what is typed. True when nothing is left to choose. */
  private async catchUp(): Promise<boolean> {
    const answer = await this.ports.read();
    if (!answer.ok) {
      this.set({ saved: "failed" });
      this.autosave.retry();
      return false;
    }
    const { draft } = answer.data;
    const { profileId, userId } = this.state.draft;
    if (draft.profileId !== profileId || draft.userId !== userId) {
      this.set({ saved: "failed", errors: { "": SOMEBODY_ELSE } });
      return false;
    }
    return this.combine(draft, this.state.values);
  }

  /** Puts what is typed together with the server's draft. True when nothing is left to choose. */
  private combine(draft: BuilderDraftView, typed: BuilderValues): boolean {
    const { values, conflicts } = mergeValues(this.before, typed, draft.values);
    this.stored = draft.values;
    const inWindow = {
      chosenFrom: draft.version === 0 ? ("published" as const) : ("window" as const),
      choices: conflicts.map((field) => ({ field, theirs: draft.values[field] })),
    };
    const made = conflicts.length > 0 ? inWindow : publishedChoices(draft, values);
    const isStored = isSame(values, draft.values);
    if (isStored) this.settle(values);
    else if (conflicts.length === 0) this.before = draft.values;
    this.set({ draft, values, ...made, saved: isStored ? "saved" : "waiting" });
    if (this.state.choices.length > 0) return false;
    if (!isStored) this.autosave.change();
    return true;
  }

  /** The server holds these. */
  private settle(values: BuilderValues): void {
    this.stored = values;
    this.before = values;
    this.ports.unsaved.write(null);
  }

  private refuse({ fields = {} }: ApiFailure): void {
    const errors = Object.entries(fields).map(([path, [message = ""]]) => [
      path.replace(/^values\./, ""),
      message,
    ]);
    this.set({ errors: Object.fromEntries(errors) });
  }

  private set(part: Partial<BuilderState>): void {
    this.state = { ...this.state, ...part };
    for (const listener of this.listeners) listener();
  }
}

const headOf = (path: string) => path.split(".")[0] ?? "";

function publishedChoices(draft: BuilderDraftView, values: BuilderValues) {
  const { conflicts } = mergeValues(draft.base, values, draft.published);
  const choices = conflicts.map((field): Choice => ({ field, theirs: draft.published[field] }));
  return { choices, chosenFrom: "published" as const };
}
