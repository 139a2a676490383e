"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import type { PitchRecipient } from "@/components/pitch-dialogs/saved-pitch";
import { explainRefusal, type SendProblem } from "@/components/pitch-dialogs/send-problem";
import { showToast } from "@/components/ui/toast";
import { createPitch, sendDraft } from "@/lib/actions/pitches";

export type Message = { subject: string; content: string; link: string };
type Answer = Awaited<ReturnType<typeof sendDraft>>;

/** What alerts and toasts say. */
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
    const answer = await call().catch(() => null);
    setBusy(null);
    if (!answer?.ok) {
      setProblem(answer ? explainRefusal(answer, FAILED[kind]) : { kind: "other", words: FAILED[kind] });
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
        () => sendDraft({ draftId, recipientId: recipient.id }),
        `Pitch sent to ${recipient.name}!`,
      ),
    sendMessage: ({ subject, content, link }: Message) =>
      send(
        "message",
        () =>
          createPitch({
            recipientId: recipient.id,
            subject,
            content,
            ...(link.trim() ? { resources: [link.trim()] } : {}),
          }),
        "Message sent successfully!",
      ),
  };
}
