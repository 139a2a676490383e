import { Heart, Star } from "lucide-react";
import { createElement } from "react";
import type { Decided } from "@/components/matching/matches/deck/deck-state";
import { showError, showNews } from "@/components/ui/toast";
import { api } from "@/lib/client/api";
import type { ApiFailure } from "@/lib/client/api-types";
import { likedMessage } from "@/lib/domain/matching/matches/rules";
import type { ActOutput } from "@/lib/domain/matching/matches/schema";

export type DecisionOutcome = { kind: "done"; response: ActOutput } | { kind: "refused" } | { kind: "gone" };

/**
 * Sends a like, pass or super like and says what came of it, unless it made a match: that is the caller's moment. A
 * deleted profile answers "gone", not a refusal.
 */
export async function sendDecision(
  profile: { id: string; name: string },
  decision: Decided,
): Promise<DecisionOutcome> {
  const response = await api.post("/matches/{id}/action", {
    params: { id: profile.id },
    body: { action: decision },
  });
  if (!response.ok) {
    if (response.code === "not_found") {
      showNews(`${profile.name} is no longer here.`, { id: `gone-${profile.id}` });
      return { kind: "gone" };
    }
    showError(refusalMessage(response, decision, profile.name), {
      id: `decision-${profile.id}`,
    });
    return { kind: "refused" };
  }
  if (decision !== "pass" && !response.data.matched) {
    showNews(likedMessage(profile.name), {
      id: "liked",
      icon: createElement(decision === "like" ? Heart : Star, { "aria-hidden": true }),
    });
  }
  return { kind: "done", response: response.data };
}

const verbs: Record<Decided, string> = { like: "like", pass: "pass on", superlike: "super like" };

/** The server's own sentence counts where it knows why; else it says what failed. */
function refusalMessage(response: ApiFailure, decision: Decided, name: string): string {
  if (response.code === "internal" || response.code === "unavailable") {
    return `Failed to ${verbs[decision]} ${name}. Please try again.`;
  }
  return response.message;
}
