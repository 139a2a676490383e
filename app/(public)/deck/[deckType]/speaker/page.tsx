import type { Metadata } from "next";
import { type DeckPage, deckParams, readDeck } from "@/app/(public)/deck/read-deck";
import { TalkView } from "@/components/discovery/deck/talk-view";
import { decks } from "@/lib/domain/discovery/decks/deck-types";

export const generateStaticParams = deckParams;

export async function generateMetadata(props: DeckPage): Promise<Metadata> {
  const { type } = await readDeck(props);
  return { title: `Speaker view, ${decks[type].label} deck`, robots: { index: false } };
}

/** A talk's second window shows this page. */
export default async function SpeakerPage(props: DeckPage) {
  const { type, deck } = await readDeck(props);
  return <TalkView type={type} deck={deck} />;
}
