import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SuggestionListView, SuggestionView } from "@/lib/domain/matching/matches/schema";
import { type DeckEvent, deckCounter, openDeck, reduceDeck, refillLimit, wantsRefill } from "./deck-state";

const card = (id: string) => ({ profile: { id, name: id } }) as SuggestionView;
const listOf = (ids: string[], more: Partial<SuggestionListView["pagination"]> = {}): SuggestionListView => ({
  suggestions: ids.map(card),
  dailyLikesRemaining: 50,
  superLikesRemaining: 5,
  hasActivePitch: true,
  pagination: {
    page: 1,
    limit: 10,
    total: ids.length,
    totalPages: 1,
    hasMore: false,
    nextCursor: null,
    ...more,
  },
});
const idsOf = (state: { cards: SuggestionView[] }) => state.cards.map(({ profile }) => profile.id);

describe("the deck", () => {
  it("lets a decided card leave at once and counts on", () => {
    const deck = reduceDeck(openDeck(listOf(["a", "b", "c"]), null), {
      type: "decided",
      decision: "like",
      card: card("a"),
    });
    expect(idsOf(deck)).toEqual(["b", "c"]);
    expect(deckCounter(deck)).toBe("2 of 3 matches");
    expect(deck).toMatchObject({ likes: 49, superLikes: 5, lastPass: null });
  });

  it("has no like more after one too many was refused", () => {
    const start = openDeck({ ...listOf(["a", "b"]), dailyLikesRemaining: 0, superLikesRemaining: 0 }, null);
    for (const decision of ["like", "superlike"] as const) {
      const tried = reduceDeck(start, { type: "decided", decision, card: card("a") });
      const back = reduceDeck(tried, { type: "refused", decision, card: card("a") });
      expect(back).toMatchObject({ likes: 0, superLikes: 0 });
      expect(idsOf(back)).toEqual(["a", "b"]);
    }
  });

  it("brings a refused card back to the front with its like", () => {
    const start = openDeck(listOf(["a", "b"]), null);
    const liked = reduceDeck(start, { type: "decided", decision: "superlike", card: card("a") });
    expect(liked.superLikes).toBe(4);
    const back = reduceDeck(liked, { type: "refused", decision: "superlike", card: card("a") });
    expect(back).toEqual(start);
  });

  it("offers the last pass for undo, and nothing after a like", () => {
    const passed = reduceDeck(openDeck(listOf(["a", "b", "c"]), null), {
      type: "decided",
      decision: "pass",
      card: card("a"),
    });
    expect(passed.lastPass).toMatchObject({ id: "a" });
    const back = reduceDeck(reduceDeck(passed, { type: "undoing" }), { type: "undone", card: card("a") });
    expect(idsOf(back)).toEqual(["a", "b", "c"]);
    expect(deckCounter(back)).toBe("1 of 3 matches");
    const liked = reduceDeck(passed, { type: "decided", decision: "like", card: card("b") });
    expect(liked.lastPass).toBeNull();
  });

  it("knows a pass of an earlier visit by its id", () => {
    expect(openDeck(listOf([]), "z").lastPass).toEqual({ id: "z", card: null });
  });

  it("refills near the end, without those it holds or decided on", () => {
    let deck = openDeck(listOf(["a", "b", "c", "d", "e"], { hasMore: true, total: 7 }), null);
    expect(wantsRefill(deck)).toBe(false);
    deck = reduceDeck(deck, { type: "decided", decision: "pass", card: card("a") });
    expect(wantsRefill(deck)).toBe(true);
    expect(refillLimit(deck)).toBe(14);
    deck = reduceDeck(deck, { type: "filling" });
    expect(wantsRefill(deck)).toBe(false);
    deck = reduceDeck(deck, { type: "filled", list: listOf(["a", "b", "c", "d", "e", "f", "g"]) });
    expect(idsOf(deck)).toEqual(["b", "c", "d", "e", "f", "g"]);
    expect(deckCounter(deck)).toBe("2 of 7 matches");
    expect(wantsRefill(deck)).toBe(false);
  });

  it("waits for a retry after a refill that failed", () => {
    let deck = openDeck(listOf(["a"], { hasMore: true }), null);
    deck = reduceDeck(reduceDeck(deck, { type: "filling" }), { type: "fillFailed" });
    expect(wantsRefill(deck)).toBe(false);
    expect(deck.failed).toBe(true);
  });

  it("starts again when refreshed", () => {
    const passed = reduceDeck(openDeck(listOf(["a"]), null), {
      type: "decided",
      decision: "pass",
      card: card("a"),
    });
    const fresh = reduceDeck(passed, { type: "refreshed", list: listOf(["a", "b"]) });
    expect(idsOf(fresh)).toEqual(["a", "b"]);
    expect(deckCounter(fresh)).toBe("1 of 2 matches");
    expect(fresh.lastPass).toBeNull();
  });

  it("says when the server stopped counting", () => {
    const deck = openDeck(listOf(["a"], { total: 10_000, totalCapped: true }), null);
    expect(deckCounter(deck)).toBe("1 of 10,000+ matches");
    expect(deckCounter(openDeck(listOf(["a"]), null))).toBe("1 of 1 matches");
  });

  it("never holds a card twice nor counts past the total, whatever happens", () => {
    const anId = fc.constantFrom("a", "b", "c", "d", "e");
    const decision = fc.constantFrom("like" as const, "pass" as const, "superlike" as const);
    const event: fc.Arbitrary<DeckEvent> = fc.oneof(
      fc.record({ type: fc.constant("refused" as const), decision, card: anId.map(card) }),
      fc.record({ type: fc.constant("undone" as const), card: anId.map(card) }),
      fc.record({
        type: fc.constant("filled" as const),
        list: fc.uniqueArray(anId).map((ids) => listOf(ids)),
      }),
      decision.map((kind) => ({ type: "decided" as const, decision: kind, card: card("top") })),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let deck = openDeck(listOf(["a", "b", "c"]), null);
        for (const next of events) {
          const top = deck.cards[0];
          if (next.type === "decided" && !top) continue;
          deck = reduceDeck(deck, next.type === "decided" && top ? { ...next, card: top } : next);
          const ids = idsOf(deck);
          expect(new Set(ids).size).toBe(ids.length);
          expect(deck.done + deck.cards.length).toBeLessThanOrEqual(deck.total);
          expect(ids.filter((id) => deck.decided.includes(id))).toEqual([]);
        }
      }),
    );
  });
});
