import type { Metadata } from "next";
import { pageMetadata } from "@/app/(public)/_shared/page-metadata";
import { type DeckPage, deckParams, readDeck } from "@/app/(public)/deck/read-deck";
import { DeckView } from "@/components/discovery/deck/deck-view";
import { decks } from "@/lib/domain/discovery/decks/deck-types";
import { PRODUCT_NAME } from "@/lib/product";
import { deckPath } from "@/lib/utils/deck-paths";

export const generateStaticParams = deckParams;

export async function generateMetadata(props: DeckPage): Promise<Metadata> {
  const { type } = await readDeck(props);
  const { label, title, description } = decks[type];
  return pageMetadata({
    path: deckPath(type),
    title: `${label} deck`,
    description: `${PRODUCT_NAME}, the ${label.toLowerCase()} deck. ${title} ${description}`,
  });
}

export default async function Page(props: DeckPage) {
  const { type, deck } = await readDeck(props);
  return <DeckView type={type} slides={deck.slides} />;
}
