import { notFound } from "next/navigation";
import type { Deck } from "@/components/discovery/deck/deck-slide";
import { investorDeck } from "@/components/discovery/deck/investor-deck";
import { productDeck } from "@/components/discovery/deck/product-deck";
import type { DeckFacts } from "@/components/discovery/deck/shared-slides";
import { technicalDeck } from "@/components/discovery/deck/technical-deck";
import bench from "@/docs/bench.json";
import { benchFile } from "@/lib/domain/discovery/decks/bench-rows";
import { parseDeckType } from "@/lib/domain/discovery/decks/deck-types";
import { ACCESS_TOKEN_SECONDS } from "@/lib/platform/auth/access-token";
import { SESSION_SECONDS } from "@/lib/platform/auth/session-cookie";
import { isBeta, requestLimits, sellsPlans, supportEmail } from "@/lib/site";
import { type DeckType, deckTypes } from "@/lib/utils/deck-paths";

export type DeckPage = { params: Promise<{ deckType: string }> };

export const deckParams = () => deckTypes.map((deckType) => ({ deckType }));

const writers: Record<DeckType, (facts: DeckFacts) => Deck> = {
  investor: investorDeck,
  product: productDeck,
  technical: technicalDeck,
};

/** Reads the deck of an address, with this server's settings; 404 for an unknown one. */
export async function readDeck({ params }: DeckPage): Promise<{ type: DeckType; deck: Deck }> {
  const type = parseDeckType((await params).deckType);
  if (!type) notFound();
  const deck = writers[type]({
    bench: benchFile.parse(bench).rows,
    isBeta: isBeta(),
    onSale: sellsPlans(),
    supportEmail: supportEmail(),
    limits: requestLimits(),
    accessMinutes: ACCESS_TOKEN_SECONDS / 60,
    sessionDays: SESSION_SECONDS / (24 * 60 * 60),
  });
  return { type, deck };
}
