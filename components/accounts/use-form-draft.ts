"use client";

import { useEffect, useRef } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";

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
    const kept = read(key);
    for (const name of names.current) {
      const value = kept[name];
      if (value !== undefined && isBlank(form.getValues(name))) {
        form.setValue(name, value as PathValue<Values, Path<Values>>);
      }
    }
    const { unsubscribe } = form.watch((values) => {
      if (!done.current) write(key, Object.fromEntries(names.current.map((name) => [name, values[name]])));
    });
    return unsubscribe;
  }, [form, key]);
  return () => {
    done.current = true;
    write(key, null);
  };
}

const isBlank = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

// Storage may be switched off: then there is no draft, and nothing else is wrong.
function read(key: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(`draft:${key}`) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function write(key: string, values: Record<string, unknown> | null): void {
  try {
    if (values === null) sessionStorage.removeItem(`draft:${key}`);
    else sessionStorage.setItem(`draft:${key}`, JSON.stringify(values));
  } catch {}
}
