"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useFlushOnLeave } from "@/lib/client/use-flush-on-leave";
import { changedFields } from "@/lib/utils/merge-values";
import type { SavedDocument } from "./saved-document";

/** Puts a document on a page, with its state. It saves when the page hides or goes and when the connection is back. */
export function useSavedDocument<V extends object, F extends object, E, A>(
  make: () => SavedDocument<V, F, E, A>,
) {
  const [document] = useState(make);
  const state = useSyncExternalStore(document.subscribe, document.getState, document.getState);
  useFlushOnLeave(document.flush);
  useEffect(() => {
    document.open();
    return () => void document.close();
  }, [document]);
  return { document, state };
}

/**
 * Ties a document to the form that edits it: what is typed goes into the document, and what the document merges, takes
 * up again or refuses comes into the form.
 */
export function useDocumentForm<V extends FieldValues, F extends object, E, A, Out>(
  document: SavedDocument<V, F, E, A>,
  form: UseFormReturn<V, unknown, Out>,
): void {
  const { clearErrors, getValues, setError, setValue, watch } = form;
  useEffect(() => {
    let isTaking = false;
    let shown = document.getState().errors;
    const take = () => {
      const { values, errors } = document.getState();
      isTaking = true;
      for (const field of changedFields(getValues(), values)) {
        setValue(field as Path<V>, values[field], { shouldDirty: true, shouldTouch: true });
      }
      isTaking = false;
      if (errors === shown) return;
      clearErrors(Object.keys(shown).filter((path) => !(path in errors)) as Path<V>[]);
      for (const [path, message] of Object.entries(errors)) {
        if (path && shown[path] !== message) setError(path as Path<V>, { message });
      }
      shown = errors;
    };
    const { unsubscribe } = watch((_, { name }) => {
      if (isTaking) return;
      // A refusal is shown until its field is changed; the next save checks again.
      if (name) clearErrors(document.beside(name.split(".")[0] ?? "") as Path<V>[]);
      document.change(structuredClone(getValues()));
    });
    const stop = document.subscribe(take);
    take();
    return () => {
      unsubscribe();
      stop();
    };
  }, [clearErrors, document, getValues, setError, setValue, watch]);
}

/** Browsers send so many bytes on after a page is gone. */
const KEEPALIVE_BYTES = 60_000;

/** The save goes on where the page is left meanwhile. */
export const isLeaving = (body: object): boolean =>
  document.visibilityState === "hidden" &&
  new TextEncoder().encode(JSON.stringify(body)).length < KEEPALIVE_BYTES;
