"use client";

import { useState } from "react";
import { showError } from "@/components/ui/toast";
import { api } from "@/lib/client/api";
import { cn } from "@/lib/utils/cn";

/** The answer to "Was this suggestion helpful?" moves later suggestions; the last one counts. */
export function FeedbackButtons({ profileId }: { profileId: string }) {
  const [answer, setAnswer] = useState<boolean>();

  async function send(helpful: boolean) {
    const before = answer;
    setAnswer(helpful);
    const response = await api.post("/matches/feedback", { body: { profileId, helpful } });
    if (response.ok) return;
    setAnswer(before);
    showError("Failed to send feedback. Please try again.", { id: "feedback" });
  }

  return (
    <fieldset className="meta flex flex-wrap items-center gap-x-3 border-rule border-t pt-2">
      <legend className="sr-only">Feedback on this suggestion</legend>
      <span role="status">{answer === undefined ? "A good suggestion?" : "Noted, thank you."}</span>
      <span className="ml-auto flex gap-1">
        {[true, false].map((helpful) => (
          <button
            key={String(helpful)}
            type="button"
            aria-pressed={answer === helpful}
            onClick={() => void send(helpful)}
            className={cn(
              "hit-area rounded-sm px-1.5 py-1 text-ink-2 hover:text-ink hover:underline hover:underline-offset-4",
              answer === helpful && "font-semibold text-ink underline underline-offset-4",
            )}
          >
            {helpful ? "Helpful" : "Not helpful"}
          </button>
        ))}
      </span>
    </fieldset>
  );
}
