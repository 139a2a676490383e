import type { ApiFailure, ApiResult } from "@/lib/client/api-types";
import type { StoredDraft } from "@/lib/client/stored-draft";
import { changedFields, isSame, mergeValues, pick } from "@/lib/utils/merge-values";
import { uuidv7 } from "@/lib/utils/uuid";
import { Autosave } from "./autosave";
import { RefusedFields } from "./refused-fields";
import type { LocalCopy, Save } from "./save";

/** The document as the server holds it. `facts` are shown by its screen and not edited there. */
export type Stored<V extends object, F extends object> = {
  /** Null before the first save. */
  id: string | null;
  version: number;
  values: V;
  facts: F;
};

export type Choice<V extends object> = { field: keyof V & string; theirs: V[keyof V] };
export type SaveOutcome = { ok: true } | ApiFailure;

/**
 * `waiting`: changed and not sent. `retrying`: the server could not be reached or could not answer, and is asked again.
 * `choosing`: somebody else changed the same field. `refused`: not sent again before something is changed or pressed.
 */
export type DocumentStatus = "idle" | "waiting" | "saving" | "saved" | "retrying" | "choosing" | "refused";

export type DocumentState<V extends object, F extends object> = {
  /** The values as typed. */
  values: V;
  stored: Stored<V, F>;
  status: DocumentStatus;
  /** The moment when the server stored it last, in ms by this browser's clock. */
  savedAt: number;
  /** Fields that were changed here and elsewhere; what is typed stays in `values` until its writer chose. */
  choices: readonly Choice<V>[];
  /** The reason why it was refused, and the sentences by the form's path. */
  problem: string;
  errors: Readonly<Record<string, string>>;
  /** Fields whose text was typed on an earlier visit and is not on the server. */
  restored: readonly (keyof V & string)[];
  /** The server lacks nothing, something that this browser stores, or something that it could not store. */
  unsaved: "none" | "stored" | "open";
};

type Check = {
  safeParse: (
    value: unknown,
  ) =>
    | { success: true; data: unknown }
    | { success: false; error: { issues: readonly { message: string }[] } };
};

export type DocumentOptions<V extends object, F extends object, E, A> = {
  read: (id: string) => Promise<ApiResult<Stored<V, F>>>;
  /** The same save must make the same call each time: it may go out again under its key. */
  save: (save: Save<V, E, A>) => Promise<ApiResult<{ id: string; version: number; facts?: Partial<F> }>>;
  /** This browser stores here what the server does not have. */
  local: (id: string | null) => StoredDraft<LocalCopy<V, E>>;
  /** Each field as the server would store it, or why it would not: only the others are sent then. */
  shape?: { [Field in keyof V]?: Check };
  /** Fields that are sent together: one of them says nothing without the others. */
  together?: readonly (keyof V & string)[];
  /** Fields that mean something only together: where two people changed any of them, one version is chosen for all. */
  unit?: readonly (keyof V & string)[];
  /** Held changes wait for `save`: others know the document as it was. */
  isHeld?: (facts: F) => boolean;
  /** Enough is written to create the document. */
  isReady?: (values: V) => boolean;
  /**
   * These go along with the next save: what was noted and not sent (`rest` takes that out), completed from the facts.
   * `alone`: a stored document is saved for them alone.
   */
  extras?: { none: E; rest: (now: E, sent: E) => E; complete?: (now: E, facts: F) => E; alone?: boolean };
  /** A document that was deleted elsewhere goes on as this. */
  blank?: Stored<V, F>;
  /** Maps a field that the server refused to the form's path; null for one that the form does not have. */
  pathOf?: (path: string) => string | null;
  /** Fields whose refusal may be over when another is changed. */
  beside?: (field: keyof V & string) => readonly string[];
};

export const CHOOSE = "Choose which version to keep first.";
export const SOMEBODY_ELSE =
  "Somebody else is signed in in this browser now. What you typed is still on this page: sign in again in another window, then save here.";

/** After these answers the save may have been stored. */
const UNDECIDED = new Set(["unreachable", "internal", "unavailable"]);
const PASSING = new Set([...UNDECIDED, "rate_limited", "unauthenticated", "storage_full"]);

type Press<A> = { act: A | undefined; isDone: boolean };

/**
 * A document that saves itself knows what the server held when the oldest unsaved change was typed (base), what is
 * typed (mine) and what the server holds (theirs). Whatever is not on the server is stored in this browser and sent
 * again until it is. Two people's changes are merged by field; a field that both changed waits for a choice, and
 * nothing is sent over theirs before it.
 */
export class SavedDocument<V extends object, F extends object = object, E = null, A = never> {
  #state: DocumentState<V, F>;
  #base: V;
  #save: Save<V, E, A> | null = null;
  /** A button's save whose answer was lost goes out under its key when it is pressed again, and not by itself. */
  #unanswered: Save<V, E, A> | null = null;
  #extras: E;
  #press: Press<A> | null = null;
  #presses: Promise<unknown> = Promise.resolve();
  #calm: "idle" | "saved" = "idle";
  #isClosed = false;
  /** The id of the document whose copy this page has stored; undefined where it has stored none. */
  #copyOf: string | null | undefined;
  /** A later page has taken up what this one stored. */
  #isLeft = false;
  #isRestored = false;
  /** The id distinguishes this page's copy in this browser from that of a page which was opened later. */
  readonly #by = uuidv7();
  readonly #options: DocumentOptions<V, F, E, A>;
  readonly #autosave: Autosave<SaveOutcome>;
  readonly #refused: RefusedFields<V>;
  readonly #listeners = new Set<() => void>();

  constructor(stored: Stored<V, F>, options: DocumentOptions<V, F, E, A>) {
    this.#options = options;
    this.#base = stored.values;
    this.#extras = (options.extras?.none ?? null) as E;
    this.#autosave = new Autosave(() => this.#send());
    const fieldOf = (path: string) => (this.#pathOf(path)?.split(".")[0] ?? "") as keyof V & string;
    this.#refused = new RefusedFields(fieldOf, options.together);
    this.#state = {
      ...{ values: stored.values, stored, status: "idle", savedAt: 0, choices: [] },
      ...{ problem: "", errors: {}, restored: [], unsaved: "none" },
    };
  }

  readonly getState = (): DocumentState<V, F> => this.#state;
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly beside = (field: keyof V & string): readonly string[] => this.#options.beside?.(field) ?? [field];

  /** Takes what was typed: stored in this browser at once, on the server a moment later. */
  readonly change = (part: Partial<V>): void => {
    const values = { ...this.#state.values, ...part };
    const fields = changedFields(this.#state.values, values) as (keyof V & string)[];
    if (fields.length === 0) return;
    const over = new Set(fields.flatMap(this.beside));
    const errors = Object.entries(this.#state.errors).filter(([path]) => !over.has(path.split(".")[0] ?? ""));
    this.#set({ values, problem: "", errors: Object.fromEntries(errors) });
    this.#settle();
  };

  /** Takes what is to go along with the next save. */
  readonly note = (update: (now: E) => E): void => {
    this.#extras = update(this.#extras);
    if (this.#hasNext(null)) this.#autosave.change();
  };

  /** Saves what is neither saved nor held. */
  readonly flush = async (): Promise<SaveOutcome> => {
    this.#refused.clear();
    let outcome = await this.#autosave.flush();
    while (outcome.ok && this.#hasNext(null)) outcome = await this.#autosave.flush();
    return outcome;
  };

  /** Saves for a pressed button: what is typed until now, held or not, and the button's act. */
  readonly save = (act?: A): Promise<SaveOutcome> => {
    const run = async () => {
      const press: Press<A> = { act, isDone: false };
      let outcome: SaveOutcome;
      this.#refused.clear();
      this.#press = press;
      do outcome = await this.#autosave.flush();
      while (outcome.ok && !press.isDone);
      this.#press = null;
      return outcome;
    };
    const outcome = this.#presses.then(run);
    this.#presses = outcome;
    return outcome;
  };

  /** Decides one field; after the last of them the result is saved. */
  readonly choose = (field: keyof V, whose: "mine" | "theirs"): void => {
    const { choices, values } = this.#state;
    if (!choices.some((one) => one.field === field)) return;
    const { unit = [] } = this.#options;
    const isDecided = (one: keyof V & string) =>
      one === field || (unit.includes(one) && unit.some((other) => other === field));
    const decided = choices.filter((one) => isDecided(one.field));
    const theirs = Object.fromEntries(decided.map((one) => [one.field, one.theirs])) as Partial<V>;
    this.#base = { ...this.#base, ...theirs };
    this.#set({
      values: whose === "theirs" ? { ...values, ...theirs } : values,
      choices: choices.filter((one) => !decided.includes(one)),
    });
    this.#settle();
  };

  /** Reads what the server holds by now and merges it with what is typed. */
  readonly refresh = async (): Promise<SaveOutcome> => {
    const { id } = this.#state.stored;
    if (id === null) return { ok: true };
    const answer = await this.#options.read(id);
    if (!answer.ok) return this.#retryLater(answer);
    if (answer.data.id !== id) return this.refuse(somebodyElse);
    this.#combine(answer.data);
    return this.#state.choices.length > 0 ? chooseFirst : { ok: true };
  };

  /** Shows the refusal at the form's fields, or under the empty path where it is about none of them. */
  refuse(answer: ApiFailure): SaveOutcome {
    const named = Object.entries(answer.fields ?? {}).flatMap(([path, [message = ""]]) => {
      const own = this.#pathOf(path);
      return own === null ? [] : [[own, message]];
    });
    const errors = named.length > 0 ? Object.fromEntries(named) : { "": answer.message };
    this.#set({ status: "refused", problem: answer.message, errors });
    this.#store();
    return answer;
  }

  /** Waits for what is running and schedules nothing more, for an act after which the server holds something else. */
  readonly pause = async (): Promise<void> => {
    this.#autosave.stop();
    await this.#autosave.running;
    this.#autosave.stop();
  };

  /** Goes on with what the server holds: everything else is taken back. */
  readonly reset = (stored: Stored<V, F> = this.#state.stored): void => {
    this.#autosave.stop();
    this.#save = null;
    this.#refused.clear();
    this.#calm = "idle";
    this.#extras = (this.#options.extras?.none ?? null) as E;
    this.#base = stored.values;
    this.#set({ stored, values: stored.values, choices: [], problem: "", errors: {}, restored: [] });
    this.#settle();
  };

  /** Takes up what an earlier page of this browser could not save. */
  readonly open = (): void => {
    this.#isClosed = false;
    this.#isLeft = false;
    if (this.#isRestored) return;
    this.#isRestored = true;
    const { stored } = this.#state;
    const copy = this.#options.local(stored.id).read();
    if (!copy || this.#unsavedFields().length > 0) return;
    const values = { ...stored.values, ...copy.values };
    this.#base = { ...stored.values, ...copy.base };
    // What was noted on this page is newer.
    if (copy.extras && isSame(this.#extras, this.#options.extras?.none ?? null)) this.#extras = copy.extras;
    if (copy.save && !(copy.save.id !== null && this.#isHeld())) this.#save = { ...copy.save, isOpen: true };
    this.#set({ values });
    // A save without an answer is asked about first: the server may hold it already.
    if (this.#save) this.#settle();
    else this.#combine(stored);
    this.#set({ restored: this.#unsavedFields() });
  };

  /** The screen goes, so the rest is saved once. What fails is stored in this browser for the next visit. */
  readonly close = async (): Promise<SaveOutcome> => {
    const flushing = this.flush();
    this.#isClosed = true;
    const outcome = await flushing;
    if (this.#isClosed) this.#autosave.stop();
    return outcome;
  };

  #isHeld = () => this.#options.isHeld?.(this.#state.stored.facts) ?? false;

  /** A page that was left creates nothing more, because a later one may have begun to. */
  #isReady = () => {
    const { stored, values } = this.#state;
    return stored.id !== null || (!this.#isClosed && (this.#options.isReady?.(values) ?? true));
  };

  /** Returns the typed values as they are stored; a field that cannot be stored stays as typed. */
  #clean(values = this.#state.values): V {
    const { shape } = this.#options;
    if (!shape) return values;
    const fields = Object.entries(values).map(([field, value]) => {
      const checked = shape[field as keyof V]?.safeParse(value);
      return [field, checked?.success ? checked.data : value];
    });
    return Object.fromEntries(fields) as V;
  }

  #unsavedFields = () => changedFields(this.#base, this.#clean()) as (keyof V & string)[];

  /** Returns the changes that can be stored, and why one cannot. */
  #split(isNoted = false): { changes: Partial<V>; problem: string } {
    const clean = this.#clean();
    const changes: Partial<V> = {};
    let problem = "";
    const changed = this.#unsavedFields();
    const { together = [] } = this.#options;
    const also = isNoted || together.some((field) => changed.includes(field)) ? together : [];
    for (const field of new Set([...changed, ...also])) {
      const checked = this.#options.shape?.[field]?.safeParse(clean[field]);
      if (this.#refused.has(field, clean)) problem ||= this.#refused.answer(clean)?.message ?? "";
      else if (!checked || checked.success) changes[field] = clean[field];
      else problem ||= checked.error.issues[0]?.message ?? "";
    }
    return { changes, problem };
  }

  #next(press: Press<A> | null): Save<V, E, A> | null {
    const { stored, choices } = this.#state;
    if (choices.length > 0 || (this.#isHeld() && !press)) return null;
    const { extras } = this.#options;
    const acts = press?.act !== undefined && stored.id !== null;
    const isNoted = extras?.alone === true && stored.version > 0 && !isSame(this.#extras, extras.none);
    const { changes } = this.#split(isNoted);
    if (Object.keys(changes).length === 0 && !acts) return null;
    if (!this.#isReady()) return null;
    const along = extras?.complete?.(this.#extras, stored.facts) ?? this.#extras;
    const content = { id: stored.id, version: stored.version, changes, extras: along };
    const save = { ...content, ...(acts ? { act: press?.act } : {}) };
    const { key = "", ...before } = this.#unanswered ?? {};
    return isSame(before, save) ? { key, ...save } : { key: uuidv7(), ...save };
  }

  #hasNext = (press: Press<A> | null) => this.#save !== null || this.#next(press) !== null;

  async #send(): Promise<SaveOutcome> {
    for (;;) {
      this.#autosave.settle();
      if (this.#state.choices.length > 0) return chooseFirst;
      const press = this.#press;
      const isRepeated = this.#save !== null;
      const save = this.#save ?? this.#next(press);
      if (!save) {
        if (press) press.isDone = true;
        return this.#rest();
      }
      this.#save = save;
      this.#set({ status: "saving" });
      this.#store();
      const { values } = this.#state;
      const answer = await this.#options.save(save);
      if (answer.ok) {
        this.#take(save, answer.data);
        if (press && !isRepeated && save.id !== null) press.isDone = true;
        return { ok: true };
      }
      const outcome = await this.#fail(save, answer);
      if (!outcome) continue;
      // The refusal does not concern what was typed meanwhile.
      if (this.#state.status === "refused" && values !== this.#state.values) this.#settle();
      return outcome;
    }
  }

  /** Nothing can be sent, because all is saved or because something waits. */
  #rest(): SaveOutcome {
    const { problem } = this.#split();
    const waits = this.#isHeld() ? !this.#press : !this.#isReady();
    if (problem && !waits)
      return this.refuse(
        this.#refused.answer(this.#clean()) ?? { ok: false, code: "invalid_input", message: problem },
      );
    this.#set({ status: this.#statusNow() });
    return { ok: true };
  }

  #take(save: Save<V, E, A>, answer: { id: string; version: number; facts?: Partial<F> }): void {
    const { stored } = this.#state;
    this.#autosave.succeed();
    this.#save = null;
    this.#unanswered = null;
    this.#extras = this.#options.extras?.rest(this.#extras, save.extras) ?? this.#extras;
    // A reading after the save knows what the server made of it, or what came after it.
    const isRead = stored.id !== null && stored.version >= answer.version;
    const now =
      stored.version === answer.version ? pick(stored.values, Object.keys(save.changes)) : save.changes;
    const clean = this.#clean();
    const untouched = Object.keys(now).filter((field) =>
      isSame(clean[field as keyof V], save.changes[field as keyof V]),
    );
    this.#calm = "saved";
    this.#base = { ...this.#base, ...now };
    const { "": _, ...errors } = this.#state.errors;
    this.#set({
      errors,
      values: this.#asTyped({ ...clean, ...pick(now, untouched) }),
      savedAt: Date.now(),
      problem: "",
    });
    if (stored.id === null) this.#write(null, null);
    const { id, version } = answer;
    const facts = { ...stored.facts, ...answer.facts };
    this.#combine(isRead ? stored : { id, version, facts, values: { ...stored.values, ...now } });
  }

  /** Returns null where the next round may do better at once. */
  async #fail(save: Save<V, E, A>, answer: ApiFailure): Promise<SaveOutcome | null> {
    const { code } = answer;
    if (PASSING.has(code)) {
      const isOpen = save.isOpen || UNDECIDED.has(code);
      const goesByItself = save.act === undefined && !this.#isHeld();
      this.#save = goesByItself ? { ...save, isOpen } : null;
      if (!goesByItself && isOpen) this.#unanswered = save;
      this.#store();
      return this.#retryLater(answer);
    }
    const isAnothers = isOtherSession(answer);
    // The save may be stored already under the account that is not signed in now.
    const mayExist = save.id === null && save.isOpen && (isAnothers || code === "forbidden");
    if (!mayExist) this.#save = null;
    if (isAnothers) return this.refuse(somebodyElse);
    // An earlier page's save was asked about before what the server holds by now was merged.
    if (save.isOpen) this.#combine(this.#state.stored);
    if (this.#state.choices.length > 0) return chooseFirst;
    if (code === "not_found" && save.id !== null && this.#options.blank) {
      this.#write(save.id, null);
      this.#base = this.#options.blank.values;
      this.#set({ stored: this.#options.blank });
      this.#store();
      return null;
    }
    const goesOn = code === "invalid_input" && save.id !== null && !this.#press;
    if (goesOn && this.#refused.note(save.changes, answer)) return null;
    if (code !== "conflict" || save.id === null) return this.refuse(answer);
    const { values, stored } = this.#state;
    const outcome = await this.refresh();
    if (!outcome.ok) return outcome;
    const { version, facts } = this.#state.stored;
    // The version did not move, so nobody else's save was the reason.
    if (version === save.version && isSame(facts, stored.facts)) return this.refuse(answer);
    const isAsSeen = save.act === undefined || isSame(values, this.#state.values);
    return isAsSeen ? null : answer;
  }

  #pathOf = (path: string) => (this.#options.pathOf ? this.#options.pathOf(path) : path);

  #combine(theirs: Stored<V, F>): void {
    // What is read may be this page's own save whose answer was lost.
    const own = Object.entries(this.#unanswered?.changes ?? {}).filter(([field, value]) =>
      isSame(theirs.values[field as keyof V], value),
    );
    this.#base = { ...this.#base, ...Object.fromEntries(own) };
    const mine = this.#clean();
    const { values, conflicts } = mergeValues(this.#base, mine, theirs.values, this.#options.unit);
    this.#base = { ...theirs.values, ...pick(this.#base, conflicts) };
    const choices = conflicts.map((field) => ({
      field: field as keyof V & string,
      theirs: theirs.values[field],
    }));
    this.#set({ stored: theirs, values: this.#asTyped(values), choices });
    this.#settle();
  }

  /** Values that say the same stay as they are typed: a space at the end of a text stays while one goes on writing. */
  #asTyped(values: V): V {
    const typed = this.#state.values;
    const [before, after] = [this.#clean(typed), this.#clean(values)];
    const same = Object.keys(values).filter((field) =>
      isSame(before[field as keyof V], after[field as keyof V]),
    );
    return { ...values, ...pick(typed, same) };
  }

  #retryLater(answer: ApiFailure): SaveOutcome {
    if (this.#isHeld() || this.#isClosed) {
      this.#set({ status: this.#statusNow() });
      return answer;
    }
    this.#set({ status: "retrying" });
    this.#autosave.retry();
    return answer;
  }

  #statusNow(): DocumentStatus {
    if (this.#state.choices.length > 0) return "choosing";
    return this.#save !== null || this.#unsavedFields().length > 0 ? "waiting" : this.#calm;
  }

  /** Something changed: this browser stores it at once, the server after a pause. */
  #settle(): void {
    const { status } = this.#state;
    this.#store();
    const isUnderWay =
      (status === "saving" && this.#save !== null) || (status === "retrying" && this.#hasNext(null));
    if (!isUnderWay) this.#set({ status: this.#statusNow() });
    if (this.#hasNext(null) || (this.#split().problem && !this.#isHeld())) this.#autosave.change();
  }

  #store(): void {
    const { values, stored, choices } = this.#state;
    const save = this.#save?.act === undefined ? this.#save : null;
    const fields = new Set<string>([...this.#unsavedFields(), ...choices.map(({ field }) => field)]);
    const isUnsaved = fields.size > 0 || save !== null;
    const copy = {
      ...{ by: this.#by, values: pick(values, [...fields]), base: pick(this.#base, [...fields]) },
      ...{ extras: this.#extras, ...(save ? { save: save as Save<V, E> } : {}) },
    };
    const isStored = this.#write(stored.id, isUnsaved ? copy : null);
    this.#set(isUnsaved ? { unsaved: isStored ? "stored" : "open" } : { unsaved: "none", restored: [] });
  }

  /** A page that was left leaves alone what a later one stores. */
  #write(id: string | null, copy: LocalCopy<V, E> | null): boolean {
    const local = this.#options.local(id);
    if (this.#isClosed) {
      const by = local.read()?.by;
      this.#isLeft ||= by === undefined ? this.#copyOf === id : by !== this.#by;
    }
    if (this.#isLeft) return true;
    const isStored = local.write(copy);
    this.#copyOf = copy && isStored ? id : undefined;
    return isStored;
  }

  #set(part: Partial<DocumentState<V, F>>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}

const chooseFirst: ApiFailure = { ok: false, code: "conflict", message: CHOOSE };

/** The server says so of a save that names another owner than the caller (`lib/core/saves.ts`). */
export const isOtherSession = ({ details }: ApiFailure): boolean => details?.session === "other";

const somebodyElse: ApiFailure = { ok: false, code: "not_found", message: SOMEBODY_ELSE };
