"use client";

import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import {
  type BuilderPorts,
  BuilderSaver,
  type DraftBody,
} from "@/components/profiles/builders/builder-saver";
import { unsavedChanges } from "@/components/profiles/builders/unsaved-changes";
import { api } from "@/lib/client/api";
import { useConfirmLeave } from "@/lib/client/use-confirm-leave";
import { useFlushOnLeave } from "@/lib/client/use-flush-on-leave";
import type { BuilderDraftView } from "@/lib/domain/profiles/builders/schema";

/** Bytes that browsers send on after the page is gone. */
const KEEPALIVE_BYTES = 60_000;
type PublishBody = Parameters<BuilderPorts["publish"]>[0];
type DiscardBody = Parameters<BuilderPorts["discard"]>[0];
const leaves = (body: DraftBody) =>
  document.visibilityState === "hidden" && JSON.stringify(body).length < KEEPALIVE_BYTES;

const ports = {
  read: () => api.get("/users/profile/draft"),
  save: (body: DraftBody) => api.put("/users/profile/draft", { body, keepalive: leaves(body) }),
  publish: (body: PublishBody) => api.post("/users/profile/publish", { body }),
  discard: (body: DiscardBody) => api.delete("/users/profile/draft", { body }),
};

/** A builder's form on the page: its state, and the saver behind it. Saves on when the page is left. */
export function useBuilder(draft: BuilderDraftView) {
  const [saver] = useState(() => new BuilderSaver(draft, { ...ports, unsaved: unsavedChanges(draft) }));
  const state = useSyncExternalStore(saver.subscribe, saver.getState, saver.getState);
  useFlushOnLeave(
    useCallback(() => {
      saver.stash();
      void saver.flush();
    }, [saver]),
  );
  useEffect(() => saver.restore(), [saver]);
  useEffect(
    () => () => {
      void saver.flush();
      saver.stop();
    },
    [saver],
  );
  const { saved } = state;
  useConfirmLeave(saved === "waiting" || saved === "saving" || saved === "failed");
  return { saver, state };
}
