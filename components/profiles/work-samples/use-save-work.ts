"use client";

import { useEffect, useRef, useState } from "react";
import { api } from "@/lib/client/api";
import type { ApiFailure } from "@/lib/client/api-types";
import { type Attempt, attemptFor } from "@/lib/client/attempt";
import { upload } from "@/lib/client/upload";
import type { WorkSampleView } from "@/lib/domain/profiles/profiles/schema";
import { fieldsOf, problemsOf, valuesOf, type WorkValues } from "./work-values";

/** A chosen file replaces a piece's video or captions, or the stored one goes. */
export type FileChanges = { video?: File | "remove"; captions?: File | "remove" };

type State =
  | { kind: "idle" }
  /** 0..1 while files are under way. */
  | { kind: "saving"; share: number | null }
  | { kind: "refused"; message: string; errors: Record<string, string> };

const chosen = (change: File | "remove" | undefined) => (change instanceof File ? change : undefined);

/**
 * Saves a piece: its texts, then its files with their progress. Where the files fail the texts are saved, and saving
 * again sends what is missing. `onStored` is called after each step, so that a later one knows what is stored.
 */
export function useSaveWork(onStored: (sample: WorkSampleView) => void) {
  const [state, setState] = useState<State>({ kind: "idle" });
  const call = useRef<AbortController>(null);
  /** A new piece without an answer yet is saved again under its key, so that it is one piece. */
  const tried = useRef<Attempt>(null);
  useEffect(() => () => call.current?.abort(), []);

  function refuse({ message, fields = {} }: Pick<ApiFailure, "message" | "fields">) {
    // The form's date is a day.
    const names = Object.entries(fields).map(([name, [sentence = message]]) => [
      `work.${name === "publishedAt" ? "day" : name}`,
      sentence,
    ]);
    setState({ kind: "refused", message, errors: Object.fromEntries(names) });
    return false;
  }

  /** Returns true once all of it is stored. */
  async function save(values: WorkValues, sample: WorkSampleView | null, files: FileChanges) {
    const problems = Object.entries(problemsOf(values));
    if (problems.length > 0)
      return refuse({
        message: "Please check the fields in red.",
        fields: Object.fromEntries(problems.map(([name, sentence]) => [name, [sentence]])),
      });
    const asked = new AbortController();
    call.current = asked;
    const { video, captions } = files;
    const sent = { file: chosen(video), captions: chosen(captions) };
    const hasFile = sent.file !== undefined || sent.captions !== undefined;
    const onProgress = (share: number) => setState({ kind: "saving", share });
    setState({ kind: "saving", share: hasFile && !sample ? 0 : null });
    if (!sample) {
      const fields = { ...toForm(fieldsOf(values, null)), ...sent };
      tried.current = attemptFor(tried.current, fields);
      const response = await upload({
        path: "/users/work-samples" as const,
        fields,
        idempotencyKey: tried.current.key,
        signal: asked.signal,
        onProgress,
      });
      if (!response.ok) return asked.signal.aborted ? stopped() : refuse(response);
      tried.current = null;
      return true;
    }
    const changed = {
      ...fieldsOf(values, valuesOf(sample)),
      ...(video === "remove" && { removeVideo: true as const }),
      ...(captions === "remove" && { removeCaptions: true as const }),
    };
    if (Object.keys(changed).length > 0) {
      const params = { id: sample.id };
      const response = await api.put("/users/work-samples/{id}", { params, body: changed });
      if (!response.ok) return refuse(response);
      onStored(response.data.workSample);
    }
    if (!hasFile) return true;
    onProgress(0);
    const response = await upload({
      path: "/users/work-samples/{id}/files" as const,
      id: sample.id,
      fields: sent,
      signal: asked.signal,
      onProgress,
    });
    if (!response.ok) return asked.signal.aborted ? stopped() : refuse(response);
    return true;
  }

  function stopped() {
    setState({ kind: "idle" });
    return false;
  }

  return { state, save, cancel: () => call.current?.abort(), forget: () => setState({ kind: "idle" }) };
}

/** A form sends texts alone. */
const toForm = (fields: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(",") : value === null ? "" : String(value),
    ]),
  );
