"use client";

import { useEffect } from "react";
import type { ConversationView } from "@/lib/domain/messaging/messages/schema";
import type { PitchTab } from "@/lib/domain/pitching/pitches/rules";
import type { PitchView } from "@/lib/domain/pitching/pitches/schema";
import type { InboxLocation } from "./inbox-location";
import { findConversation, type InboxState } from "./inbox-state";
import type { InboxStore } from "./inbox-store";
import { boxOf, counterpartOf, isCollaboration } from "./labels";

export type Opened = {
  box: PitchTab;
  pitch: PitchView | null;
  conversation: ConversationView | null;
  status: "nothing" | "loading" | "open" | "gone" | "failed";
  retry: () => void;
};

/** Returns what the address opens, with what belongs to it: a collaboration's conversation, a conversation's pitch. */
export function useOpened(store: InboxStore, state: InboxState, location: InboxLocation): Opened {
  const asked = location.conversationId ? (state.conversationsById[location.conversationId] ?? null) : null;
  const pitchId = location.pitchId ?? asked?.pitchId ?? null;
  const pitch = pitchId ? (state.pitches[pitchId] ?? null) : null;
  const partyId = pitch && isCollaboration(pitch) ? counterpartOf(pitch).id : null;
  const conversation =
    asked ?? (partyId ? findConversation(state, ({ counterpartId }) => counterpartId === partyId) : null);

  const missing =
    location.conversationId && !asked
      ? { id: location.conversationId, read: () => store.readConversation(location.conversationId ?? "") }
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

  const isNothing = !location.pitchId && !location.conversationId;
  return {
    box: (pitch && boxOf(pitch)) ?? (location.conversationId ? "active" : location.box) ?? "received",
    pitch,
    conversation,
    status: isNothing ? "nothing" : problem ? problem : missing ? "loading" : "open",
    retry: () => missingId && store.forgetProblem(missingId),
  };
}
