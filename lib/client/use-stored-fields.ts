"use client";

import { type RefObject, useEffect } from "react";
import { defaultOf, fieldsOf, isText, put } from "./form-controls";
import { storedForm } from "./stored-draft";

/** The name under which a draft says what a field held before it was changed; a blank one is not stored. */
const BEFORE = "before.";

/**
 * Stores a plain form's changed fields in this tab until it is sent, so that neither a reload nor a link that leads away
 * loses anything. They come back where the form still has what they were changed from. Stores nothing where the key is
 * null. Returns the function that deletes them.
 */
export function useStoredFields(form: RefObject<HTMLFormElement | null>, key: string | null): () => void {
  useEffect(() => {
    const element = form.current;
    if (!element || key === null) return;
    const draft = storedForm(key);
    // A refusal makes what was sent the fields' own values.
    const first = new Map(fieldsOf(element).map((field) => [field.name, defaultOf(field)]));
    restore(element, draft.read() ?? {});
    const keep = () => draft.write(readChanges(element, first));
    element.addEventListener("input", keep);
    return () => element.removeEventListener("input", keep);
  }, [form, key]);
  return () => {
    if (key !== null) storedForm(key).write(null);
  };
}

/** Returns the changed texts by name, with what they were changed from; null where nothing was changed. */
function readChanges(form: HTMLFormElement, first: ReadonlyMap<string, string>) {
  const changed = fieldsOf(form).filter((field) => isText(field) && field.value !== first.get(field.name));
  if (changed.length === 0) return null;
  return Object.fromEntries(
    changed.flatMap(({ name, value }) => [
      [name, value],
      ...(first.get(name) ? [[BEFORE + name, first.get(name)]] : []),
    ]),
  );
}

function restore(form: HTMLFormElement, stored: Record<string, unknown>): void {
  for (const field of fieldsOf(form).filter(isText)) {
    const before = stored[BEFORE + field.name] ?? "";
    if (field.value === defaultOf(field) && before === defaultOf(field)) put(field, stored[field.name]);
  }
}
