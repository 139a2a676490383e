"use client";

import { ArrowLeft, Send } from "lucide-react";
import type { ReactNode } from "react";
import { percentOf } from "@/components/matching/matches/labels";
import { MessageButton } from "@/components/matching/matches/message-button";
import { SendPitchButton } from "@/components/matching/matches/send-pitch-button";
import type { SavedPitch } from "@/components/pitching/pitch-dialogs/saved-pitch";
import { Link } from "@/components/ui/link";
import type { SuggestionView } from "@/lib/domain/matching/matches/schema";

/** The head has the way back, the relation of the two, Send Pitch, and MESSAGE once there is a chat. */
export function CandidateHead({
  title,
  state,
  candidate: { profile, conversationId, bestPitch, matchScore },
  pitches,
  bell,
}: {
  title: string;
  state: string;
  candidate: SuggestionView;
  pitches: SavedPitch[];
  /** The bell, which only wide screens show here. */
  bell: ReactNode;
}) {
  const shared = {
    recipient: { id: profile.id, name: profile.name },
    pitches,
    best: bestPitch && { id: bestPitch.id, percent: percentOf(matchScore) },
  };
  return (
    <header className="mb-4 px-5 md:px-0">
      <div className="flex min-h-11 items-center justify-between">
        <Link
          href="/matching?tab=discover"
          className="hit-area link inline-flex items-center gap-1.5 text-sm"
        >
          <ArrowLeft aria-hidden className="size-4" />
          Discover
        </Link>
        <div className="-mr-3 max-md:hidden">{bell}</div>
      </div>
      <div className="mt-1 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          <h1 className="h1 [overflow-wrap:anywhere]">{title}</h1>
          <p role="status" className="meta mt-2">
            {profile.deleted ? "This account no longer exists." : state}
          </p>
        </div>
        {!profile.deleted && (
          <div className="flex gap-2 max-md:w-full max-md:[&>*]:flex-1">
            {conversationId && <MessageButton {...shared} conversationId={conversationId} />}
            <SendPitchButton {...shared} name={`Send Pitch to ${profile.name}`} variant="tint">
              <Send aria-hidden />
              Send Pitch
            </SendPitchButton>
          </div>
        )}
      </div>
    </header>
  );
}
