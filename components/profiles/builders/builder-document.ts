import type { ApiResult } from "@/lib/client/api-types";
import type { LocalCopy } from "@/lib/client/document/save";
import {
  CHOOSE,
  type Choice,
  type DocumentState,
  isOtherSession,
  SavedDocument,
  SOMEBODY_ELSE,
  type Stored,
} from "@/lib/client/document/saved-document";
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
  save: (body: DraftBody, key: string) => Promise<ApiResult<{ saved: { version: number } }>>;
  publish: (body: Owner & { version: number }) => Promise<ApiResult<{ url: string }>>;
  discard: (owner: Owner) => Promise<DraftAnswer>;
  local: StoredDraft<LocalCopy<BuilderValues, Position>>;
};

/** The step that the writer is at, and the published revision whose changes they have seen. */
export type Position = { step?: number; baseRevision?: number };

export type BuilderState = DocumentState<BuilderValues, BuilderDraftView> & {
  /** The source of the other version: what somebody published, or another window of the same person. */
  chosenFrom: "published" | "window";
};

/** A refusal leads to the form's path of its first field, or nowhere. */
export type PublishResult = { url: string } | { problem: string; path?: string };

const NOT_SAVED = "Your changes could not be saved. Nothing typed is lost. Please try again.";
const nameOf = ({ profileId, userId }: Owner) => `${profileId}:${userId}`;

const storedOf = (draft: BuilderDraftView): Stored<BuilderValues, BuilderDraftView> => ({
  id: nameOf(draft),
  version: draft.version,
  values: draft.values,
  facts: draft,
});

/** A note that was not sent stays, and so does one that was made meanwhile. */
const unsent = (now: Position, sent: Position): Position =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => sent[name as keyof Position] !== value));

/**
 * A builder's draft is published by this. What somebody published meanwhile is another pair of sides: a field that the
 * draft and they changed is chosen before publishing, and saving goes on until then.
 */
export class BuilderDocument {
  readonly #document: SavedDocument<BuilderValues, BuilderDraftView, Position>;
  readonly #ports: BuilderPorts;
  readonly #owner: Owner;
  /** The published values as they were read last, of which some are to be chosen. */
  #published: BuilderValues | undefined;
  #choices: readonly Choice<BuilderValues>[] = [];
  #state: BuilderState;
  readonly #listeners = new Set<() => void>();

  constructor(draft: BuilderDraftView, ports: BuilderPorts) {
    const owner = { profileId: draft.profileId, userId: draft.userId };
    this.#ports = ports;
    this.#owner = owner;
    this.#document = new SavedDocument<BuilderValues, BuilderDraftView, Position>(storedOf(draft), {
      read: async () => {
        const answer = await ports.read();
        return answer.ok ? { ok: true, data: storedOf(answer.data.draft) } : answer;
      },
      save: async ({ key, version, changes, extras: { step = 1, baseRevision = 1 } }) => {
        const values = changes as BuilderValues;
        const answer = await ports.save({ ...owner, values, step, version, baseRevision }, key);
        if (!answer.ok) return answer;
        const facts = { step, baseRevision };
        return { ok: true, data: { id: nameOf(owner), version: answer.data.saved.version, facts } };
      },
      local: () => ports.local,
      together: Object.keys(draft.values) as BuilderField[],
      extras: {
        none: {},
        rest: unsent,
        alone: true,
        complete: (noted, { step, baseRevision }) => ({ step, baseRevision, ...noted }),
      },
      pathOf: (path) => path.replace(/^values\./, ""),
    });
    this.#state = this.#read();
    this.#document.subscribe(() => this.#tell());
  }

  readonly getState = (): BuilderState => this.#state;
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly change = (part: Partial<BuilderValues>) => this.#document.change(part);
  readonly flush = () => this.#document.flush();
  readonly open = () => this.#document.open();
  readonly close = () => this.#document.close();

  /** The draft opens with this step next time. Looking around alone makes no draft. */
  readonly goTo = (step: number): void => {
    const isStored = step === this.#state.stored.facts.step;
    this.#document.note(({ step: _, ...now }) => (isStored ? now : { ...now, step }));
  };

  /** Decides one field. After the last of those that somebody published all of theirs counts as known. */
  readonly choose = (field: BuilderField, whose: "mine" | "theirs"): void => {
    this.#document.choose(field, whose);
    const { choices } = this.#document.getState();
    const choice = choices.length > 0 ? undefined : this.#choices.find((one) => one.field === field);
    if (!choice) return;
    this.#choices = this.#choices.filter((one) => one !== choice);
    if (whose === "theirs") this.change({ [field]: choice.theirs });
    if (this.#choices.length === 0) {
      const { base, published, revision } = this.#state.stored.facts;
      this.change(mergeValues(base, this.#state.values, published).values);
      this.#document.note((now) => ({ ...now, baseRevision: revision }));
    }
    this.#tell();
  };

  /** Begins again with what is published. Returns the sentence that says why it did not. */
  readonly discard = async (): Promise<string | undefined> => {
    await this.#document.pause();
    const answer = await this.#ports.discard(this.#owner);
    if (answer.ok) this.#document.reset(storedOf(answer.data.draft));
    else this.#document.note((now) => now);
    if (answer.ok) return undefined;
    return isOtherSession(answer) ? SOMEBODY_ELSE : answer.message;
  };

  /** `again` is true where another window's save without a change of its own may be caught up with. */
  async publish(again = true): Promise<PublishResult> {
    if (this.#state.choices.length > 0) return { problem: CHOOSE };
    const outcome = await this.flush();
    const { choices, errors, values, stored } = this.#state;
    if (!outcome.ok)
      return { problem: choices.length > 0 ? CHOOSE : (Object.values(errors)[0] ?? NOT_SAVED) };
    const answer = await this.#ports.publish({ version: stored.version, ...this.#owner });
    if (answer.ok) return { url: answer.data.url };
    if (answer.code === "conflict") {
      await this.#document.refresh();
      const isToChoose = this.#state.choices.length > 0;
      // A page that was left stored only the step, so the published values are those that were looked at.
      if (again && !isToChoose && isSame(values, this.#state.values)) return this.publish(false);
      return { problem: isToChoose ? answer.message : NOT_SAVED };
    }
    this.#document.refuse(answer);
    const [path] = Object.keys(this.#state.errors);
    return { problem: answer.message, ...(path ? { path } : {}) };
  }

  #read(): BuilderState {
    const state = this.#document.getState();
    const { facts, version } = state.stored;
    if (facts.published !== this.#published) {
      this.#published = facts.published;
      const { conflicts } = mergeValues(facts.base, state.values, facts.published);
      this.#choices = conflicts.map((field) => ({ field, theirs: facts.published[field] }));
    }
    const inWindow = state.choices.length > 0;
    return {
      ...state,
      choices: inWindow ? state.choices : this.#choices,
      chosenFrom: inWindow && version > 0 ? "window" : "published",
    };
  }

  #tell(): void {
    this.#state = this.#read();
    for (const listener of this.#listeners) listener();
  }
}
