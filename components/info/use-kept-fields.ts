"use client";

import { type RefObject, useEffect } from "react";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/**
 * Keeps a plain form's fields in this tab until it is sent, so that a reload loses nothing; fills only what is empty.
 * Returns the function that forgets them.
 */
export function useKeptFields(form: RefObject<HTMLFormElement | null>, key: string): () => void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    fillBlank(element, read(key));
    const keep = () => write(key, JSON.stringify(Object.fromEntries(new FormData(element))));
    element.addEventListener("input", keep);
    return () => element.removeEventListener("input", keep);
  }, [form, key]);
  return () => write(key, null);
}

/** Sets fields by name where nothing stands yet, and tells what listens to them. */
export function fillBlank(form: HTMLFormElement, values: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (typeof value !== "string" || !isControl(control) || control.value !== "" || value === "") continue;
    control.value = value;
    control.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

// Storage may be switched off: then nothing is kept, and nothing else is wrong.
function read(key: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(`draft:${key}`) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(`draft:${key}`);
    else sessionStorage.setItem(`draft:${key}`, text);
  } catch {}
}
