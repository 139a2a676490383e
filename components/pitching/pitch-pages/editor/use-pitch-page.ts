"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import {
  formField,
  type PitchForm,
  pitchForm,
  times,
  toBody,
  toForm,
} from "@/components/pitching/pitch-pages/editor/pitch-form";
import type { Writer } from "@/components/wizard/writer";
import { keepActing } from "@/lib/acting";
import { api } from "@/lib/client/api";
import { localCopy } from "@/lib/client/document/local-copy";
import { SavedDocument, type Stored } from "@/lib/client/document/saved-document";
import { isLeaving, useDocumentForm, useSavedDocument } from "@/lib/client/document/use-saved-document";
import type { PitchPageKind, PitchPageView } from "@/lib/domain/pitching/pitch-pages/schema";

/** The wizard shows these facts of a page and does not edit them; they exist after the first save. */
type Facts = { status: PitchPageView["status"]; url?: string };
type Act = { status?: "PUBLISHED" };

type Opened = {
  kind: PitchPageKind;
  initial: PitchPageView | null;
  /** A new page begins under the newsroom's name. */
  name: string;
  writer: Writer;
};

/** Opens a pitch page for editing; `initial` null begins a new one. */
export function openPage({ kind, initial, name, writer: { zone, ...writer } }: Opened) {
  const own = { name, timeZone: zone };
  const storedOf = (page: PitchPageView | null): Stored<PitchForm, Facts> => ({
    id: page?.id ?? null,
    version: page?.version ?? 0,
    values: toForm(page, own),
    facts: page ? { status: page.status, url: page.url } : { status: "DRAFT" },
  });
  const stored = storedOf(initial);
  return new SavedDocument<PitchForm, Facts, null, Act>(stored, {
    read: async (id) => {
      const answer = await api.get("/pitch-pages/{id}", { params: { id } });
      return answer.ok ? { ok: true, data: storedOf(answer.data.pitchPage) } : answer;
    },
    save: async ({ key: idempotencyKey, id, version, changes, act }) => {
      // A new page begins under the newsroom's name, which nobody typed.
      const body = { ...(id === null ? { name } : {}), ...toBody(changes), version };
      if (id === null || !act) {
        const answer = await api.post("/pitch-pages/saves", {
          body: { ...body, ...writer, id },
          idempotencyKey,
          keepalive: isLeaving(body),
        });
        if (!answer.ok) return answer;
        const { url, ...saved } = answer.data.saved;
        return { ok: true, data: { ...saved, facts: { url } } };
      }
      const answer = await api.put("/pitch-pages/{id}", {
        params: { id },
        body: { ...body, ...act },
        idempotencyKey,
      });
      if (!answer.ok) return answer;
      const { version: newest, status, url } = answer.data.pitchPage;
      return { ok: true, data: { id, version: newest, facts: { status, url } } };
    },
    local: (id) =>
      localCopy(
        // Only one window goes on with a new one, so that it exists once.
        id ? "both" : "browser",
        `pitch-page:${writer.userId}:${writer.profileId}:${id ?? kind}`,
        stored.values,
      ),
    shape: pitchForm.shape,
    together: times,
    unit: times,
    // A page that is out is saved by its button.
    isHeld: ({ status }) => status !== "DRAFT",
    pathOf: formField,
    // Where it was deleted elsewhere while it was written here, the text goes on as a new draft.
    blank: storedOf(null),
  });
}

/** A pitch page has its form, and the document that saves it. Its first save gives its address an id. */
export function usePitchPage(opened: Opened) {
  const { document, state } = useSavedDocument(() => openPage(opened));
  const form = useForm<PitchForm>({
    resolver: zodResolver(pitchForm),
    defaultValues: state.stored.values,
  });
  useDocumentForm(document, form);
  const { id, facts } = state.stored;
  useEffect(() => {
    if (!id || id === opened.initial?.id) return;
    const query = new URLSearchParams(window.location.search);
    query.set("id", id);
    window.history.replaceState(null, "", keepActing(`?${query}`));
  }, [id, opened.initial?.id]);
  return { form, document, state, page: facts, isDraft: facts.status === "DRAFT" };
}
