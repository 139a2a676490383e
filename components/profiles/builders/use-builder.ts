"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import {
  BuilderDocument,
  type BuilderPorts,
  type DraftBody,
  type Position,
} from "@/components/profiles/builders/builder-document";
import { api } from "@/lib/client/api";
import { isLikeShape, isRecord, localCopy } from "@/lib/client/document/local-copy";
import { isLeaving } from "@/lib/client/document/use-saved-document";
import { useConfirmLeave } from "@/lib/client/use-confirm-leave";
import { useFlushOnLeave } from "@/lib/client/use-flush-on-leave";
import type { BuilderDraftView, BuilderValues } from "@/lib/domain/profiles/builders/schema";

type PublishBody = Parameters<BuilderPorts["publish"]>[0];
type DiscardBody = Parameters<BuilderPorts["discard"]>[0];

const ports = {
  read: () => api.get("/users/profile/draft"),
  save: (body: DraftBody, idempotencyKey: string) =>
    api.put("/users/profile/draft", { body, idempotencyKey, keepalive: isLeaving(body) }),
  publish: (body: PublishBody) => api.post("/users/profile/publish", { body }),
  discard: (body: DiscardBody) => api.delete("/users/profile/draft", { body }),
};

const readPosition = (stored: unknown): Position | undefined =>
  isRecord(stored) && Object.values(stored).every((value) => typeof value === "number") ? stored : undefined;

/** A builder's form on the page has its state, and the document behind it. It saves when the page is left. */
export function useBuilder(draft: BuilderDraftView) {
  const [builder] = useState(() => {
    const key = `draft:builder:${draft.profileId}:${draft.userId}`;
    const local = localCopy<BuilderValues, Position>("tab", key, draft.values, readPosition, isLikeShape);
    return new BuilderDocument(draft, { ...ports, local });
  });
  const state = useSyncExternalStore(builder.subscribe, builder.getState, builder.getState);
  useFlushOnLeave(builder.flush);
  useEffect(() => {
    builder.open();
    return () => void builder.close();
  }, [builder]);
  useConfirmLeave(state.unsaved !== "none");
  return { builder, state };
}
