"use client";

import { useEffect, useRef } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { readTabDraft, writeTabDraft } from "@/components/ui/tab-draft";

/**
 * Keeps the named fields of a form in this tab until it is sent, so a reload loses nothing. Never name a password.
 * Fills only what is still empty. Returns the function that forgets the draft.
 */
export function useFormDraft<Values extends FieldValues, Out>(
  form: UseFormReturn<Values, unknown, Out>,
  key: string,
  fields: readonly Path<Values>[],
): () => void {
  const names = useRef(fields);
  const done = useRef(false);
  useEffect(() => {
    const kept = readTabDraft(key);
    for (const name of names.current) {
      const value = kept[name];
      if (value !== undefined && isBlank(form.getValues(name))) {
        form.setValue(name, value as PathValue<Values, Path<Values>>);
      }
    }
    const { unsubscribe } = form.watch((values) => {
      if (!done.current)
        writeTabDraft(key, Object.fromEntries(names.current.map((name) => [name, values[name]])));
    });
    return unsubscribe;
  }, [form, key]);
  return () => {
    done.current = true;
    writeTabDraft(key, null);
  };
}

const isBlank = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
