"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import {
  formField,
  type PitchForm,
  pitchForm,
  toBody,
  toForm,
} from "@/components/pitching/pitch-pages/editor/pitch-form";
import { unsavedChanges } from "@/components/pitching/pitch-pages/editor/unsaved-changes";
import type { SaveState } from "@/components/wizard/wizard-head";
import { api } from "@/lib/client/api";
import { Autosave } from "@/lib/client/document/autosave";
import { useFlushOnLeave } from "@/lib/client/use-flush-on-leave";
import type { PitchPageKind, PitchPageView } from "@/lib/domain/pitching/pitch-pages/schema";
import { localTimeZone } from "@/lib/utils/dates";
import { changedFields, isSame, mergeValues } from "@/lib/utils/merge-values";
import { uuidv7 } from "@/lib/utils/uuid";

type Field = keyof PitchForm;
type PitchBody = ReturnType<typeof toBody> & { status?: "DRAFT" | "PUBLISHED"; unchangedSince?: string };
/** A field that was changed here and by somebody else, or in another window; what is typed here stands in the form. */
export type PitchChoice = { field: Field; theirs: PitchForm[Field] };

/** Why a save waits: both versions stand in the wizard, to choose from. */
export const CHOOSE = "Choose which version to keep first.";

type Opened = {
  kind: PitchPageKind;
  initial: PitchPageView | null;
  /** The newsroom's, which a new page begins under. */
  name: string;
  /** Who writes, for what is stored in this browser. */
  writer: string;
};

/**
 * A pitch page being written: its form, what the server last said of it, and how to save it. A draft saves itself
 * after each pause, and its first save gives it an id, which stands in the address from then on; a page that is out is
 * saved by its button. Whatever the server does not have is stored in this browser, and is there again on the next
 * visit. Saves go one after another. What somebody else saved meanwhile is merged by field; a field that both changed
 * waits for a choice.
 */
export function usePitchPage({ kind, initial, name, writer }: Opened) {
  const [first] = useState(() => toForm(initial, { name, timeZone: localTimeZone() }));
  const [page, setPage] = useState(initial);
  const [saved, setSaved] = useState<SaveState>("idle");
  const id = useRef(initial?.id);
  /** What the server holds. */
  const held = useRef(first);
  /** What it held before the oldest change that it does not have and nobody decided about. */
  const before = useRef(first);
  const store = useRef(unsavedChanges(writer, initial?.id ?? kind, first));
  /** What the server does not have: nothing, something that this browser stores, or something that it could not. */
  const [unsaved, setUnsaved] = useState<"none" | "stored" | "open">("none");
  /** Something of it was typed on an earlier visit. */
  const [restored, setRestored] = useState(false);
  /** When the page was last saved as the writer knows it. */
  const seen = useRef(initial?.updatedAt);
  const [choices, setChoices] = useState<readonly PitchChoice[]>([]);
  const undecided = useRef<readonly PitchChoice[]>([]);
  const decide = useCallback((next: readonly PitchChoice[]) => {
    undecided.current = next;
    setChoices(next);
  }, []);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  /** The first save of a new page, while nothing is known of its end: repeated as it was, so that one page comes of it. */
  const creation = useRef<{ key: string; values: PitchForm; body: PitchBody } | null>(null);
  const form = useForm<PitchForm>({ resolver: zodResolver(pitchForm), defaultValues: first });
  const { clearErrors, getValues, setError, setValue, watch } = form;

  /** Stores in this browser what the server does not have. */
  const stash = useCallback(() => {
    const values = getValues();
    const isOpen = undecided.current.length > 0 || !isSame(held.current, values);
    store.current.write(isOpen ? { values, before: before.current } : null);
    setUnsaved(!isOpen ? "none" : store.current.read() ? "stored" : "open");
    if (!isOpen) setRestored(false);
    return isOpen;
  }, [getValues]);

  const put = useCallback(
    (values: PitchForm) => {
      for (const field of changedFields(getValues(), values)) setValue(field, values[field]);
    },
    [getValues, setValue],
  );

  /** Puts what is typed together with what the server holds. True where nothing is left to choose. */
  const combine = useCallback(
    (theirs: PitchForm, typed: PitchForm): boolean => {
      const { values, conflicts } = mergeValues(before.current, typed, theirs);
      held.current = theirs;
      if (conflicts.length === 0) before.current = theirs;
      decide(conflicts.map((field) => ({ field, theirs: theirs[field] })));
      put(values);
      stash();
      return conflicts.length === 0;
    },
    [decide, put, stash],
  );

  /** Takes over what somebody else saved. */
  const takeOver = useCallback(
    (other: PitchPageView): boolean => {
      seen.current = other.updatedAt;
      setPage(other);
      const theirs = toForm(other, { name, timeZone: getValues("timeZone") });
      return combine(theirs, structuredClone(getValues()));
    },
    [combine, getValues, name],
  );

  /** Saves what the form holds; a refusal is shown at its fields and answered with a message. */
  const save = useCallback(
    (status: "DRAFT" | "PUBLISHED" | undefined): Promise<string | undefined> => {
      const run = async (): Promise<string | undefined> => {
        if (undecided.current.length > 0) return CHOOSE;
        setSaved("saving");
        const repeated = creation.current;
        const values = repeated?.values ?? structuredClone(getValues());
        const body = { ...toBody(values), status, unchangedSince: seen.current };
        const response = id.current
          ? await api.put("/pitch-pages/{id}", { params: { id: id.current }, body })
          : await create(repeated ?? { key: uuidv7(), values, body });
        if (!response.ok) {
          // What was refused made no page: what the form holds now is saved as the first.
          if (repeated && !creation.current) return run();
          setSaved("failed");
          const other = response.code === "conflict" && id.current ? await readPage(id.current) : null;
          if (other && other.updatedAt !== seen.current) return takeOver(other) ? run() : CHOOSE;
          for (const [name, messages] of Object.entries(response.fields ?? {})) {
            const field = formField(name);
            if (field) setError(field, { message: messages[0] });
          }
          return response.message;
        }
        const stored = response.data.pitchPage;
        if (!id.current) {
          const query = new URLSearchParams(window.location.search);
          query.set("id", stored.id);
          window.history.replaceState(null, "", `?${query}`);
          store.current.write(null);
          store.current = unsavedChanges(writer, stored.id, first);
        }
        id.current = stored.id;
        seen.current = stored.updatedAt;
        held.current = values;
        before.current = values;
        stash();
        setPage(stored);
        // What was changed while it was on its way is still to be saved.
        const isNewest = isSame(values, getValues());
        setSaved(isNewest ? "saved" : "waiting");
        return repeated && !(isNewest && status === repeated.body.status) ? run() : undefined;
      };
      const create = async (attempt: NonNullable<typeof creation.current>) => {
        creation.current = attempt;
        const { body, key: idempotencyKey } = attempt;
        const response = await api.post("/pitch-pages", { body, idempotencyKey });
        if (response.ok || response.code !== "unreachable") creation.current = null;
        return response;
      };
      const result = line.current.then(run);
      line.current = result;
      return result;
    },
    [first, getValues, setError, stash, takeOver, writer],
  );

  const isDraft = page === null || page.status === "DRAFT";
  /** What is to be done next: nothing, another save for what was typed meanwhile, or a new try. */
  const saveDraft = useEffectEvent(async (): Promise<"done" | "again" | "retry"> => {
    if (!isDraft || undecided.current.length > 0 || isSame(held.current, getValues())) return "done";
    const values = structuredClone(getValues());
    // Over another's save nothing goes by itself: the writer decides.
    if ((await save("DRAFT")) !== undefined) return undecided.current.length > 0 ? "done" : "retry";
    return isSame(values, getValues()) ? "done" : "again";
  });
  const [autosave, setAutosave] = useState<Autosave<void> | null>(null);
  useEffect(() => {
    const opened: Autosave<void> = new Autosave<void>(async () => {
      opened.settle();
      const next = await saveDraft();
      if (next === "retry") return opened.retry();
      opened.succeed();
      if (next === "again") opened.change();
    });
    setAutosave(opened);
    const { unsubscribe } = watch((_, { name: changed }) => {
      if (changed) clearErrors(changed as keyof PitchForm);
      setSaved(stash() ? "waiting" : "idle");
      opened.change();
    });
    return () => {
      unsubscribe();
      opened.stop();
    };
  }, [clearErrors, stash, watch]);
  // After the watcher, so that what is taken up here is saved as if it were typed.
  useEffect(() => {
    const found = store.current.read();
    if (!found || !isSame(held.current, getValues())) return;
    before.current = found.before;
    combine(held.current, found.values);
    setRestored(undecided.current.length > 0 || !isSame(held.current, getValues()));
  }, [combine, getValues]);
  const flush = useCallback(() => autosave?.flush(), [autosave]);
  useFlushOnLeave(flush);

  const retry = useCallback(() => save(isDraft ? "DRAFT" : undefined), [isDraft, save]);

  /** Decides one field; after the last of them a draft is saved. */
  function choose(field: Field, whose: "mine" | "theirs") {
    const choice = choices.find((one) => one.field === field);
    if (!choice) return;
    if (whose === "theirs") setValue(field, choice.theirs);
    const left = choices.filter((one) => one !== choice);
    decide(left);
    if (left.length === 0) before.current = held.current;
    setSaved(stash() ? "waiting" : "idle");
    autosave?.change();
  }

  /** Takes back everything that the server does not have. */
  function discard() {
    decide([]);
    before.current = held.current;
    put(held.current);
    stash();
    setSaved("idle");
  }

  return { form, page, isDraft, saved, unsaved, restored, choices, choose, save, retry, discard };
}

async function readPage(id: string): Promise<PitchPageView | null> {
  const response = await api.get("/pitch-pages/{id}", { params: { id } });
  return response.ok ? response.data.pitchPage : null;
}
