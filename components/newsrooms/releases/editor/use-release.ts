"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import {
  formField,
  type ReleaseForm,
  refusalsBeside,
  releaseForm,
  times,
  toBody,
  toForm,
} from "@/components/newsrooms/releases/editor/release-form";
import type { Writer } from "@/components/wizard/writer";
import { keepActing } from "@/lib/acting";
import { api } from "@/lib/client/api";
import { localCopy } from "@/lib/client/document/local-copy";
import { SavedDocument, type Stored } from "@/lib/client/document/saved-document";
import { isLeaving, useDocumentForm, useSavedDocument } from "@/lib/client/document/use-saved-document";
import type { ReleaseView } from "@/lib/domain/newsrooms/releases/schema";

export type Wanted = {
  status?: "DRAFT" | "SCHEDULED" | "PUBLISHED" | "CORRECTED" | "WITHDRAWN";
  note?: string;
  photosPublicAnyway?: string[];
};
/** The release as the server last answered it; null before it was read. */
type Facts = { release: ReleaseView | null };

/** Opens a release for editing; null begins a new one. */
export function openRelease(initial: ReleaseView | null, { zone, ...writer }: Writer) {
  const storedOf = (release: ReleaseView | null): Stored<ReleaseForm, Facts> => ({
    id: release?.id ?? null,
    version: release?.version ?? 0,
    values: toForm(release, zone),
    facts: { release },
  });
  const stored = storedOf(initial);
  return new SavedDocument<ReleaseForm, Facts, null, Wanted>(stored, {
    read: async (id) => {
      const answer = await api.get("/releases/{id}", { params: { id } });
      return answer.ok ? { ok: true, data: storedOf(answer.data.release) } : answer;
    },
    save: async ({ key: idempotencyKey, id, version, changes, act }) => {
      const body = { ...toBody(changes), version };
      if (id === null || !act) {
        const answer = await api.post("/releases/saves", {
          body: { ...body, ...writer, id },
          idempotencyKey,
          keepalive: isLeaving(body),
        });
        return answer.ok ? { ok: true, data: answer.data.saved } : answer;
      }
      const answer = await api.put("/releases/{id}", {
        params: { id },
        body: { ...body, ...act },
        idempotencyKey,
      });
      if (!answer.ok) return answer;
      const { release } = answer.data;
      return { ok: true, data: { id, version: release.version, facts: { release } } };
    },
    local: (id) =>
      localCopy("tab", `draft:release:${writer.profileId}:${writer.userId}:${id ?? "new"}`, stored.values),
    shape: releaseForm.shape,
    together: times,
    unit: times,
    // Everything but a draft is saved by its button.
    isHeld: ({ release }) => release !== null && release.state !== "DRAFT",
    // Without a title there is nothing to find it by.
    isReady: ({ title }) => title.trim() !== "",
    pathOf: formField,
    beside: refusalsBeside,
    // Where it was deleted elsewhere while it was written here, the text goes on as a new draft.
    blank: storedOf(null),
  });
}

/** Deletes a release that was never public. Returns the sentence that says why it did not; then it is saved as before. */
export async function removeRelease(document: ReturnType<typeof openRelease>): Promise<string | undefined> {
  const { id } = document.getState().stored;
  if (id === null) return undefined;
  await document.pause();
  const answer = await api.delete("/releases/{id}", { params: { id } });
  if (answer.ok) document.reset();
  else document.note((none) => none);
  return answer.ok ? undefined : answer.message;
}

/** A release that is being written has its form, and the document that saves it. Its first save gives it an address. */
export function useRelease(initial: ReleaseView | null, writer: Writer) {
  const { document, state } = useSavedDocument(() => openRelease(initial, writer));
  const form = useForm<ReleaseForm>({
    resolver: zodResolver(releaseForm),
    defaultValues: state.stored.values,
  });
  useDocumentForm(document, form);
  const { id, facts } = state.stored;
  useEffect(() => {
    if (id && id !== initial?.id) window.history.replaceState(null, "", keepActing(`/releases/${id}`));
  }, [id, initial?.id]);

  const save = async (wanted: Wanted = {}): Promise<string | undefined> => {
    const outcome = await document.save(wanted);
    return outcome.ok ? undefined : outcome.message;
  };
  return { form, document, state, release: facts.release, save, remove: () => removeRelease(document) };
}
