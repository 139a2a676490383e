"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useRouter } from "next/navigation";
import { useCallback, useEffect, useState } from "react";
import { type UseFormReturn, useForm, useWatch } from "react-hook-form";
import { DECK_NOTICES } from "@/components/matching/matches/send-decision";
import { tabPath } from "@/components/matching/matching/tabs";
import { showError, showToast } from "@/components/ui/toast";
import type { DraftView } from "@/lib/domain/pitching/pitch-drafts/schema";
import { readLocal, unsavedParts, writeLocal } from "./local-draft";
import { type PitchFormOutput, type PitchPart, type PitchValues, pitchForm, valuesOf } from "./pitch-form";
import { useDraftSaver } from "./use-draft-saver";

export type PitchFormState = UseFormReturn<PitchValues, unknown, PitchFormOutput>;

/** Form, autosave and the ways out of the editor of one pitch; `draft` null starts a new one. */
export function usePitchEditor(opened: DraftView | null, userId: string, onCreated: (id: string) => void) {
  const router = useRouter();
  // As it was opened: the address of a new pitch gets its id while it is written.
  const [draft] = useState(opened);
  const { saver, state, draft: latest } = useDraftSaver(draft, userId);
  const form: PitchFormState = useForm({
    resolver: zodResolver(pitchForm),
    defaultValues: valuesOf(draft),
  });
  const values = useWatch({ control: form.control, compute: (all: PitchValues) => all });
  const [restored, setRestored] = useState<PitchPart[]>([]);
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

  useEffect(() => {
    const { unsubscribe } = form.watch(() => saver.change(structuredClone(form.getValues())));
    return unsubscribe;
  }, [form, saver]);

  // Text of an earlier visit that never reached the server.
  useEffect(() => {
    const localCopy = readLocal(userId, draft?.id ?? null);
    if (!localCopy) return;
    const unsaved = unsavedParts(localCopy, draft);
    if (localCopy.pieces) saver.resumePieces(localCopy.pieces);
    if (localCopy.creation) saver.resume(localCopy.creation);
    else if (Object.keys(unsaved).length === 0) return writeLocal(userId, draft?.id ?? null, null);
    fill(unsaved);
    setRestored(Object.keys(unsaved) as PitchPart[]);
  }, [draft, fill, saver, userId]);

  const createdId = draft ? null : latest?.id;
  useEffect(() => {
    if (createdId) onCreated(createdId);
  }, [createdId, onCreated]);

  const close = async () => {
    setClosing(true);
    await Promise.race([saver.flush(), new Promise((resolve) => setTimeout(resolve, 2000))]);
    router.push(tabPath("create-pitch"));
  };

  /** Closes without the changes of a pitch in use. */
  const discard = async () => {
    saver.discard();
    await close();
  };

  const start = form.handleSubmit(async () => {
    setStarting(true);
    const result = await saver.activate();
    if (result && !result.ok) {
      setStarting(false);
      const refused = Object.entries(result.fields ?? {}).filter(([part]) => part in form.getValues());
      refused.forEach(([part, [message]], index) => {
        form.setError(part as keyof PitchValues, { message }, { shouldFocus: index === 0 });
      });
      if (refused.length === 0) showError(result.message, { id: "pitch-save" });
      return;
    }
    // It is read over the deck, which comes next.
    showToast("Pitch saved. It is used for matching now.", { position: DECK_NOTICES });
    router.push(tabPath("discover"));
    router.refresh();
  });

  const discardRestored = () => {
    const stored = valuesOf(draft);
    fill(Object.fromEntries(restored.map((part) => [part, stored[part]])));
    setRestored([]);
  };

  return {
    form,
    values,
    state,
    latest,
    fill,
    restored: restored.length > 0,
    discardRestored,
    holdsChanges: saver.holdsChanges,
    notePiece: saver.notePiece,
    close,
    closing,
    discard,
    start,
    starting,
  };
}
