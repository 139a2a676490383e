"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import type { PitchRecipient } from "@/components/pitching/pitch-dialogs/saved-pitch";
import { explainRefusal, type SendProblem } from "@/components/pitching/pitch-dialogs/send-problem";
import { showToast } from "@/components/ui/toast";
import { api } from "@/lib/client/api";
import type { ApiResult } from "@/lib/client/api-types";
import type { PitchView } from "@/lib/domain/pitching/pitches/schema";

export type Message = { subject: string; content: string; link: string };
type Answer = ApiResult<{ pitch: PitchView }>;

const FAILED = {
  pitch: "Failed to send pitch. Please try again.",
  message: "Failed to send message. Please try again.",
} as const;

/** Sends a saved pitch or a message to one recipient. Each resolves to whether it went out; success is toasted. */
export function usePitchSend(recipient: PitchRecipient) {
  const router = useRouter();
  const [busy, setBusy] = useState<"pitch" | "message" | null>(null);
  const [problem, setProblem] = useState<SendProblem | null>(null);

  async function send(kind: "pitch" | "message", call: () => Promise<Answer>, success: string) {
    setBusy(kind);
    setProblem(null);
    const response = await call();
    setBusy(null);
    if (!response.ok) {
      setProblem(explainRefusal(response, FAILED[kind]));
      return false;
    }
    showToast(success);
    // The counts on the tabs follow.
    router.refresh();
    return true;
  }

  return {
    busy,
    problem,
    sendSaved: (draftId: string) =>
      send(
        "pitch",
        () =>
          api.post("/pitch-drafts/{id}/send", {
            params: { id: draftId },
            body: { recipientId: recipient.id },
          }),
        `Pitch sent to ${recipient.name}!`,
      ),
    sendMessage: ({ subject, content, link }: Message) =>
      send(
        "message",
        () =>
          api.post("/pitches", {
            body: {
              recipientId: recipient.id,
              subject,
              content,
              ...(link.trim() ? { resources: [link.trim()] } : {}),
            },
          }),
        "Message sent successfully!",
      ),
  };
}
