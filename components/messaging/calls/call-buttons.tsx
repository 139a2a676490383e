"use client";

import { Phone, Video } from "lucide-react";
import { loadCalls, startCall } from "@/components/messaging/calls/start-call";
import { IconButton } from "@/components/ui/icon-button";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { ConversationView } from "@/lib/domain/messaging/messages/schema";

/** Who agreed on a story may call each other. Calls need scripts, so without them there are no buttons. */
export function CallButtons({
  conversation,
  ownProfileId,
}: {
  conversation: ConversationView;
  ownProfileId: string;
}) {
  const isReady = useHydrated();
  if (!isReady || !conversation.pitchId || !conversation.canSend) return null;
  // The parts of a call are on their way before the button is pressed.
  const loading = { onPointerEnter: loadCalls, onFocus: loadCalls };
  const at = { conversationId: conversation.id, profileId: ownProfileId };
  return (
    <span className="flex flex-none">
      <IconButton label="Voice call" {...loading} onClick={() => void startCall(at, "voice")}>
        <Phone aria-hidden />
      </IconButton>
      <IconButton label="Video call" {...loading} onClick={() => void startCall(at, "video")}>
        <Video aria-hidden />
      </IconButton>
    </span>
  );
}
