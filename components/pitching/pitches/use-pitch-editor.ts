"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useCallback, useEffect, useState } from "react";
import { type UseFormReturn, useForm, useWatch } from "react-hook-form";
import { useRouter } from "@/components/layout/acting";
import { tabPath } from "@/components/matching/matching/tabs";
import { showError, showToast } from "@/components/ui/toast";
import { useDocumentForm, useSavedDocument } from "@/lib/client/document/use-saved-document";
import type { DraftView } from "@/lib/domain/pitching/pitch-drafts/schema";
import { deleteDraft, type PieceChange } from "./drafts-api";
import { openPitch, withPiece } from "./pitch-document";
import { isBlank, type PitchFormOutput, type PitchValues, pitchForm, valuesOf } from "./pitch-form";

export type PitchFormState = UseFormReturn<PitchValues, unknown, PitchFormOutput>;

/** Returns form, document and the ways out of the editor of one pitch; `draft` null starts a new one. */
export function usePitchEditor(
  opened: DraftView | null,
  writer: { userId: string; profileId: string },
  onCreated: (id: string) => void,
) {
  const router = useRouter();
  // The draft stays as it was opened: the address of a new pitch gets its id while it is written.
  const [draft] = useState(opened);
  const { document, state } = useSavedDocument(() => openPitch(draft, writer));
  const form: PitchFormState = useForm({
    resolver: zodResolver(pitchForm),
    defaultValues: valuesOf(draft),
  });
  useDocumentForm(document, form);
  const values = useWatch({ control: form.control, compute: (all: PitchValues) => all });
  const [starting, setStarting] = useState(false);
  const [closing, setClosing] = useState(false);

  const fill = useCallback(
    (parts: Partial<PitchValues>) => {
      for (const [part, value] of Object.entries(parts)) {
        form.setValue(part as keyof PitchValues, value, { shouldDirty: true, shouldTouch: true });
      }
      form.clearErrors();
    },
    [form],
  );

  const createdId = draft ? null : state.stored.id;
  useEffect(() => {
    if (createdId) onCreated(createdId);
  }, [createdId, onCreated]);

  // A new pitch that ends empty leaves no row behind. Lists shown after it are read again.
  useEffect(
    () => () => {
      void document.flush().then(async () => {
        const { stored, values: last, status } = document.getState();
        const isEmpty = !draft && stored.id && !stored.facts.isActive && isBlank(last);
        if (isEmpty && stored.id) await deleteDraft(stored.id);
        if (status !== "idle") router.refresh();
      });
    },
    [document, draft, router],
  );

  const close = async () => {
    setClosing(true);
    await Promise.race([document.flush(), new Promise((resolve) => setTimeout(resolve, 2000))]);
    router.push(tabPath("create-pitch"));
  };

  /** Closes without the changes of a pitch in use. */
  const discard = async () => {
    document.reset();
    await close();
  };

  const start = form.handleSubmit(async () => {
    setStarting(true);
    const outcome = await document.save({ isActive: true });
    if (!outcome.ok) {
      setStarting(false);
      const [first] = Object.keys(outcome.fields ?? {}).filter((part) => part in form.getValues());
      if (first) form.setFocus(first as keyof PitchValues);
      else if (document.getState().choices.length === 0) showError(outcome.message, { id: "pitch-save" });
      return;
    }
    showToast("Pitch saved. It is used for matching now.");
    router.push(tabPath("discover"));
    router.refresh();
  });

  const { stored, restored } = state;
  const discardRestored = () => fill(Object.fromEntries(restored.map((part) => [part, stored.values[part]])));

  return {
    form,
    values,
    document,
    state,
    fill,
    restored: restored.length > 0,
    discardRestored,
    /** A pitch in use has changes that only this browser knows. */
    holdsChanges: stored.facts.isActive === true && state.unsaved !== "none",
    notePiece: (change: PieceChange) => document.note((pieces) => withPiece(pieces, change)),
    close,
    closing,
    discard,
    start,
    starting,
  };
}
