"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import {
  formField,
  type ReleaseForm,
  refusalsBeside,
  releaseForm,
  toBody,
  toForm,
} from "@/components/newsrooms/releases/editor/release-form";
import { api } from "@/lib/client/api";
import { Autosave } from "@/lib/client/document/autosave";
import { useFlushOnLeave } from "@/lib/client/use-flush-on-leave";
import type { ReleaseView } from "@/lib/domain/newsrooms/releases/schema";
import { localTimeZone } from "@/lib/utils/dates";

export type Wanted = {
  status?: "DRAFT" | "SCHEDULED" | "PUBLISHED" | "CORRECTED" | "WITHDRAWN";
  note?: string;
};

const isSame = (one: ReleaseForm, other: ReleaseForm) => JSON.stringify(one) === JSON.stringify(other);

/**
 * A release being written: its form, what the server last said of it, and how to save it. A draft saves itself
 * after each pause; its first save gives it an address. Saves go one after another.
 */
export function useRelease(initial: ReleaseView | null) {
  const [first] = useState(() => toForm(initial, localTimeZone()));
  const [release, setRelease] = useState(initial);
  const [saved, setSaved] = useState<"saved" | "waiting" | "saving" | "failed">("saved");
  const [savedForm, setSavedForm] = useState(first);
  const id = useRef(initial?.id);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const form = useForm<ReleaseForm>({
    resolver: zodResolver(releaseForm),
    defaultValues: first,
  });
  const { clearErrors, getValues, setError, watch } = form;

  /** Saves what the form holds; a refusal is shown at its fields and answered with a message. */
  const save = useCallback(
    (wanted: Wanted = {}): Promise<string | undefined> => {
      const run = async () => {
        setSaved("saving");
        const values = structuredClone(getValues());
        const body = { ...toBody(values), ...wanted };
        const response = id.current
          ? await api.put("/releases/{id}", { params: { id: id.current }, body })
          : await api.post("/releases", { body });
        if (!response.ok) {
          setSaved("failed");
          for (const [name, messages] of Object.entries(response.fields ?? {})) {
            const field = formField(name);
            if (field) setError(field, { message: messages[0] });
          }
          return response.message;
        }
        if (!id.current) window.history.replaceState(null, "", `/releases/${response.data.release.id}`);
        id.current = response.data.release.id;
        setRelease(response.data.release);
        setSavedForm(values);
        // What was changed while it was on its way is still to be saved.
        setSaved(isSame(values, getValues()) ? "saved" : "waiting");
        return undefined;
      };
      const result = line.current.then(run);
      line.current = result;
      return result;
    },
    [getValues, setError],
  );

  const isDraft = release === null || release.state === "DRAFT";
  /** True where something was typed meanwhile. */
  const saveDraft = useEffectEvent(async () => {
    const values = structuredClone(getValues());
    // Without a title there is nothing to find it by.
    if (!isDraft || isSame(savedForm, values) || !values.title.trim()) return false;
    const problem = await save();
    return problem === undefined && !isSame(values, getValues());
  });
  const [autosave, setAutosave] = useState<Autosave<void> | null>(null);
  useEffect(() => {
    const opened = new Autosave<void>(async () => {
      opened.settle();
      if (await saveDraft()) opened.change();
    });
    setAutosave(opened);
    const { unsubscribe } = watch((_, { name }) => {
      // What was refused is said until it is changed; the next save looks again.
      if (name) clearErrors(refusalsBeside(name as keyof ReleaseForm));
      setSaved("waiting");
      opened.change();
    });
    return () => {
      unsubscribe();
      opened.stop();
    };
  }, [clearErrors, watch]);
  const flush = useCallback(() => autosave?.flush(), [autosave]);
  useFlushOnLeave(flush);

  const remove = async (): Promise<string | undefined> => {
    if (!id.current) return undefined;
    const response = await api.delete("/releases/{id}", { params: { id: id.current } });
    return response.ok ? undefined : response.message;
  };

  return { form, release, savedForm, saved, save, remove };
}
