"use client";

import { useEffect, useRef } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { storedForm } from "@/lib/client/stored-draft";

/**
 * Stores the named fields of a form in this tab until it is sent, so that a reload loses nothing. Never name a
 * password. It fills only what is still empty. Returns the function that deletes the draft.
 */
export function useFormDraft<Values extends FieldValues, Out>(
  form: UseFormReturn<Values, unknown, Out>,
  key: string,
  fields: readonly Path<Values>[],
): () => void {
  const names = useRef(fields);
  const done = useRef(false);
  useEffect(() => {
    const draft = storedForm(key);
    const stored = draft.read() ?? {};
    for (const name of names.current) {
      const value = stored[name];
      if (value !== undefined && isBlank(form.getValues(name))) {
        form.setValue(name, value as PathValue<Values, Path<Values>>);
      }
    }
    const { unsubscribe } = form.watch((values) => {
      if (!done.current) draft.write(Object.fromEntries(names.current.map((name) => [name, values[name]])));
    });
    return unsubscribe;
  }, [form, key]);
  return () => {
    done.current = true;
    storedForm(key).write(null);
  };
}

const isBlank = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
