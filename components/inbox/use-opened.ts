"use client";

import { useEffect } from "react";
import type { ConversationView } from "@/lib/domain/messages/schema";
import type { PitchTab } from "@/lib/domain/pitches/rules";
import type { PitchView } from "@/lib/domain/pitches/schema";
import { findConversation, type InboxState } from "./inbox-state";
import type { InboxStore } from "./inbox-store";
import { boxOf, counterpartOf, isCollaboration } from "./labels";
import type { InboxPlace } from "./place";

export type Opened = {
  box: PitchTab;
  pitch: PitchView | null;
  conversation: ConversationView | null;
  status: "nothing" | "loading" | "open" | "gone" | "failed";
  retry: () => void;
};

/** What the address opens, with what belongs to it: a collaboration's conversation, a conversation's pitch. */
export function useOpened(store: InboxStore, state: InboxState, place: InboxPlace): Opened {
  const asked = place.conversationId ? (state.known[place.conversationId] ?? null) : null;
  const pitchId = place.pitchId ?? asked?.pitchId ?? null;
  const pitch = pitchId ? (state.pitches[pitchId] ?? null) : null;
  const partyId = pitch && isCollaboration(pitch) ? counterpartOf(pitch).id : null;
  const conversation =
    asked ?? (partyId ? findConversation(state, ({ counterpartId }) => counterpartId === partyId) : null);

  const missing =
    place.conversationId && !asked
      ? { id: place.conversationId, read: () => store.readConversation(place.conversationId ?? "") }
      : pitchId && !pitch
        ? { id: pitchId, read: () => store.readPitch(pitchId) }
        : pitch && partyId && !conversation
          ? { id: `of ${pitch.id}`, read: () => store.readConversation(pitch.id, "pitch") }
          : null;
  const missingId = missing?.id.replace("of ", "") ?? null;
  const problem = missingId ? state.problems[missingId] : undefined;
  const missingKey = missing && !problem ? missing.id : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is missing
  useEffect(() => {
    if (missingKey) void missing?.read();
  }, [missingKey]);

  const isNothing = !place.pitchId && !place.conversationId;
  return {
    box: (pitch && boxOf(pitch)) ?? (place.conversationId ? "active" : place.box) ?? "received",
    pitch,
    conversation,
    status: isNothing ? "nothing" : problem ? problem : missing ? "loading" : "open",
    retry: () => missingId && store.forgetProblem(missingId),
  };
}
