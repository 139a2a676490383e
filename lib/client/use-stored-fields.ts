"use client";

import { type RefObject, useEffect } from "react";
import { storedForm } from "./stored-draft";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/**
 * Stores a plain form's fields in this tab until it is sent, so that a reload loses nothing; fills only what is empty.
 * Stores nothing where the key is null. Returns the function that deletes them.
 */
export function useStoredFields(form: RefObject<HTMLFormElement | null>, key: string | null): () => void {
  useEffect(() => {
    const element = form.current;
    if (!element || key === null) return;
    const draft = storedForm(key);
    fillBlank(element, draft.read() ?? {});
    const keep = () => draft.write(Object.fromEntries(new FormData(element)));
    element.addEventListener("input", keep);
    return () => element.removeEventListener("input", keep);
  }, [form, key]);
  return () => {
    if (key !== null) storedForm(key).write(null);
  };
}

/** Sets empty fields by name, and dispatches their input events. */
export function fillBlank(form: HTMLFormElement, values: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (typeof value !== "string" || !isControl(control) || control.value !== "" || value === "") continue;
    control.value = value;
    control.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
