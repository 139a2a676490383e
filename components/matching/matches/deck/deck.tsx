"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useRef, useState } from "react";
import { DeckButtons } from "@/components/matching/matches/deck/deck-buttons";
import { DeckEnd } from "@/components/matching/matches/deck/deck-end";
import { DeckHead } from "@/components/matching/matches/deck/deck-head";
import { DeckStage, type StageHandle } from "@/components/matching/matches/deck/deck-stage";
import { type Decided, deckCounter } from "@/components/matching/matches/deck/deck-state";
import { useDeck } from "@/components/matching/matches/deck/use-deck";
import { type DeckKey, useDeckKeys } from "@/components/matching/matches/deck/use-deck-keys";
import { percentOf } from "@/components/matching/matches/labels";
import {
  MatchMoment,
  type MatchViewer,
  type Moment,
  momentOf,
} from "@/components/matching/matches/match-moment";
import { useShown } from "@/components/matching/matches/use-shown";
import type { SavedPitch } from "@/components/pitching/pitch-dialogs/saved-pitch";
import { useChannel } from "@/lib/client/realtime/use-channel";
import { userChannel } from "@/lib/core/live-events";
import { matchedMessage } from "@/lib/domain/matching/matches/rules";
import type { SuggestionListView, SuggestionView } from "@/lib/domain/matching/matches/schema";

/** The deck is moved by finger, mouse, keys and buttons. The first cards come with the page. */
export function Deck({
  userId,
  viewer,
  headings,
  initial,
  lastPassId,
  pitches,
  bell,
}: {
  userId: string;
  viewer: MatchViewer;
  headings: { page: string; phone: string };
  initial: SuggestionListView;
  lastPassId: string | null;
  /** The active pitches. */
  pitches: SavedPitch[];
  bell: ReactNode;
}) {
  const router = useRouter();
  const stage = useRef<StageHandle>(null);
  const top = useRef<HTMLDivElement>(null);
  const [moment, setMoment] = useState<Moment | null>(null);
  const [returningId, setReturningId] = useState<string | null>(null);
  const { deck, decide, undo, fill, refresh } = useDeck({
    initial,
    lastPassId,
    onMatch: (answer, card) => {
      setMoment(momentOf(answer, card));
      router.refresh();
    },
  });
  // The counts on the tabs follow a match that the other side completed.
  useChannel(userChannel(userId), { events: { "match.created": () => router.refresh() } });
  useDeckKeys(act);

  function decideOn(card: SuggestionView, decision: Decided) {
    stage.current?.aim(decision);
    setReturningId(null);
    if (decide(card, decision)) showFromTop();
  }

  function act(key: DeckKey) {
    if (key !== "undo") {
      const card = deck.cards[0];
      if (card) decideOn(card, key);
      return;
    }
    if (!deck.lastPass) return;
    stage.current?.aim("pass");
    setReturningId(deck.lastPass.id);
    undo();
    showFromTop();
  }

  /** On a phone a card is longer than the screen: the next one begins where cards begin. */
  function showFromTop() {
    if (top.current && top.current.getBoundingClientRect().top < 0) {
      top.current.scrollIntoView({ block: "start" });
    }
  }

  const card = deck.cards[0];
  useShown(card?.profile.id ?? null);
  return (
    // With room for it the card takes what head and buttons leave of the window, and its columns scroll by themselves.
    <div className="overflow-x-clip md:-mx-10 md:px-10 room:grid room:h-[calc(100svh-1.5rem)] room:grid-cols-[minmax(0,1fr)] room:grid-rows-[auto_minmax(37.25rem,44rem)_auto] room:content-start">
      <DeckHead
        title={headings.page}
        phoneTitle={headings.phone}
        pitches={pitches}
        counter={card ? deckCounter(deck) : null}
        left={deck}
        bell={bell}
      />
      <p aria-live="polite" className="sr-only">
        {moment
          ? matchedMessage(moment.match.profile.name, moment.hasActivePitch)
          : card && deck.done > 0
            ? `${card.profile.name}, ${percentOf(card.matchScore)} match, ${deckCounter(deck)}`
            : ""}
      </p>
      <div ref={top} className="room:min-h-0">
        <DeckStage ref={stage} cards={deck.cards} returningId={returningId} onDecide={decideOn}>
          {!card && (
            <DeckEnd
              filling={deck.filling}
              failed={deck.failed}
              hasMore={deck.hasMore}
              onRetry={() => void fill()}
              onRefresh={() => void refresh()}
            />
          )}
        </DeckStage>
      </div>
      {(card || deck.lastPass) && (
        <DeckButtons onAct={act} canUndo={deck.lastPass !== null} canDecide={card !== undefined} />
      )}
      <MatchMoment moment={moment} viewer={viewer} pitches={pitches} onClose={() => setMoment(null)} />
    </div>
  );
}
