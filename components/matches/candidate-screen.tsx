"use client";

import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { CandidateCard } from "@/components/matches/candidate-card";
import { DeckButtons } from "@/components/matches/deck/deck-buttons";
import type { Decided } from "@/components/matches/deck/deck-state";
import { type DeckKey, useDeckKeys } from "@/components/matches/deck/use-deck-keys";
import { MatchMoment, type MatchViewer, type Moment, momentOf } from "@/components/matches/match-moment";
import { MessageButton } from "@/components/matches/message-button";
import { DECK_NOTICES, sendDecision } from "@/components/matches/send-decision";
import { likesLeftLine, percentOf } from "@/components/matches/words";
import type { SavedPitch } from "@/components/pitch-dialogs/saved-pitch";
import { showError } from "@/components/ui/toast";
import { postApi } from "@/lib/client/api";
import type { ActAnswer, CandidateView } from "@/lib/domain/matches/schema";

/** One candidate's card with the deck's actions, decided on or not, and MESSAGE. */
export function CandidateScreen({
  heading,
  viewer,
  candidate,
  left: leftAtFirst,
  pitches,
}: {
  heading: string;
  viewer: MatchViewer;
  candidate: CandidateView;
  left: { likes: number; superLikes: number };
  pitches: SavedPitch[];
}) {
  const router = useRouter();
  const { profile, bestPitch, matchScore } = candidate;
  const [decision, setDecision] = useState(candidate.decision);
  const [matched, setMatched] = useState(candidate.matchId !== null);
  const [left, setLeft] = useState(leftAtFirst);
  const [moment, setMoment] = useState<Moment | null>(null);
  const [conversationId, setConversationId] = useState(candidate.conversationId);
  const busy = useRef(false);
  useDeckKeys((key) => void act(key));

  async function act(key: DeckKey) {
    if (busy.current || (key === "undo" && decision !== "pass")) return;
    busy.current = true;
    await (key === "undo" ? undo() : decide(key));
    busy.current = false;
  }

  async function decide(next: Decided) {
    const before = decision;
    setDecision(next);
    const outcome = await sendDecision(profile, next);
    if (outcome.kind !== "done") return setDecision(before);
    const { answer } = outcome;
    setLeft({ likes: answer.dailyLikesRemaining, superLikes: answer.superLikesRemaining });
    if (!answer.matched) return;
    setConversationId(answer.match?.conversationId ?? null);
    if (!matched) {
      setMatched(true);
      setMoment(momentOf(answer, candidate));
      router.refresh();
    }
  }

  async function undo() {
    setDecision(null);
    const answer = await postApi<ActAnswer>(`/matches/${profile.id}/action`, { action: "undo" });
    if (answer.ok) return;
    setDecision("pass");
    showError(answer.message, { id: "undo", position: DECK_NOTICES });
  }

  const state = matched
    ? "You liked each other."
    : decision === "pass"
      ? `You passed on ${profile.name}. Undo brings the card back to your deck.`
      : decision
        ? "Liked. You'll be able to connect when they like you back."
        : likesLeftLine(left.likes, left.superLikes);
  return (
    <div className="max-md:pb-20">
      <header className="mb-4 px-5 md:px-0">
        <Link
          href="/matching?tab=discover"
          className="hit-area link inline-flex items-center gap-1.5 text-sm"
        >
          <ArrowLeft aria-hidden className="size-4" />
          Discover
        </Link>
        <div className="mt-1 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div className="min-w-0">
            <h1 className="h1">{heading}</h1>
            <p role="status" className="meta mt-2">
              {state}
            </p>
          </div>
          <MessageButton
            recipient={{ id: profile.id, name: profile.name }}
            conversationId={conversationId}
            pitches={pitches}
            best={bestPitch && { id: bestPitch.id, percent: percentOf(matchScore) }}
            variant="tint"
          />
        </div>
      </header>
      <CandidateCard suggestion={candidate} />
      {!matched && <DeckButtons onAct={(key) => void act(key)} canUndo={decision === "pass"} />}
      <MatchMoment moment={moment} viewer={viewer} pitches={pitches} onClose={() => setMoment(null)} />
    </div>
  );
}
