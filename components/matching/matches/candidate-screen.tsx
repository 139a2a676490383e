"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useRef, useState } from "react";
import { CandidateCard } from "@/components/matching/matches/candidate-card";
import { CandidateHead } from "@/components/matching/matches/candidate-head";
import { DeckButtons } from "@/components/matching/matches/deck/deck-buttons";
import type { Decided } from "@/components/matching/matches/deck/deck-state";
import { type DeckKey, useDeckKeys } from "@/components/matching/matches/deck/use-deck-keys";
import { describeDecision } from "@/components/matching/matches/labels";
import {
  MatchMoment,
  type MatchViewer,
  type Moment,
  momentOf,
} from "@/components/matching/matches/match-moment";
import { sendDecision } from "@/components/matching/matches/send-decision";
import { useShown } from "@/components/matching/matches/use-shown";
import { statusLabels } from "@/components/pitching/inbox/labels";
import type { SavedPitch } from "@/components/pitching/pitch-dialogs/saved-pitch";
import { Link } from "@/components/ui/link";
import { showError } from "@/components/ui/toast";
import { api } from "@/lib/client/api";
import type { CandidateView } from "@/lib/domain/matching/matches/schema";

/** Both sides read of the latest pitch between them, and open it from here. */
function PitchNote({
  pitch: { id, title, side, status },
  name,
}: {
  pitch: NonNullable<CandidateView["pitch"]>;
  name: string;
}) {
  return (
    <p className="mb-4 px-5 text-sm md:px-0">
      {side === "sender" ? "You sent" : `${name} sent you`}{" "}
      <Link href={`/matching?tab=inbox&pitch=${id}`} className="link [overflow-wrap:anywhere]">
        “{title}”
      </Link>
      , {statusLabels[status].word.toLowerCase()}.
    </p>
  );
}

/** The deck's actions are there, decided on or not, where the two discover each other. */
export function CandidateScreen({
  heading,
  viewer,
  candidate,
  left: leftAtFirst,
  pitches,
  bell,
}: {
  heading: string;
  viewer: MatchViewer;
  candidate: CandidateView;
  left: { likes: number; superLikes: number };
  pitches: SavedPitch[];
  bell: ReactNode;
}) {
  const router = useRouter();
  const { profile, canDecide } = candidate;
  const [decision, setDecision] = useState(candidate.decision);
  const [madeHere, setMadeHere] = useState<{ conversationId: string | null } | null>(null);
  const [left, setLeft] = useState(leftAtFirst);
  const [moment, setMoment] = useState<Moment | null>(null);
  const busy = useRef(false);
  // The page is read anew when the other side likes back, or either sends a pitch.
  const matched = candidate.matchId !== null || madeHere !== null;
  const conversationId = candidate.conversationId ?? madeHere?.conversationId ?? null;
  const decidable = canDecide && !matched;
  useShown(canDecide ? profile.id : null);
  useDeckKeys((key) => void act(key));

  async function act(key: DeckKey) {
    if (!decidable || busy.current || (key === "undo" && decision !== "pass")) return;
    busy.current = true;
    await (key === "undo" ? undo() : decide(key));
    busy.current = false;
  }

  async function decide(next: Decided) {
    const before = decision;
    setDecision(next);
    const outcome = await sendDecision(profile, next);
    if (outcome.kind !== "done") return setDecision(before);
    const { response } = outcome;
    setLeft({ likes: response.dailyLikesRemaining, superLikes: response.superLikesRemaining });
    if (!response.matched) return;
    setMadeHere({ conversationId: response.match?.conversationId ?? null });
    setMoment(momentOf(response, candidate));
    router.refresh();
  }

  async function undo() {
    setDecision(null);
    const response = await api.post("/matches/{id}/action", {
      params: { id: profile.id },
      body: { action: "undo" },
    });
    if (response.ok) return;
    setDecision("pass");
    showError(response.message, { id: "undo" });
  }

  return (
    <div>
      <CandidateHead
        title={canDecide ? heading : `Pitch ${profile.name}`}
        state={describeDecision({ name: profile.name, canDecide, matched, decision, left })}
        candidate={{ ...candidate, conversationId }}
        pitches={pitches}
        bell={bell}
      />
      {candidate.pitch && <PitchNote pitch={candidate.pitch} name={profile.name} />}
      <CandidateCard suggestion={candidate} feedback={canDecide} />
      {decidable && <DeckButtons onAct={(key) => void act(key)} canUndo={decision === "pass"} />}
      <MatchMoment moment={moment} viewer={viewer} pitches={pitches} onClose={() => setMoment(null)} />
    </div>
  );
}
