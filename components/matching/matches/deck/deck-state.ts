import type { SuggestionListView, SuggestionView } from "@/lib/domain/matching/matches/schema";

export type Decided = "like" | "pass" | "superlike";

/**
 * The deck as this browser knows it. A decided card leaves at once; `done` counts those, so that the counter reads
 * "done + 1 of total". What the server refuses comes back to the front.
 */
export type DeckState = {
  /** Undecided cards, best first; the first is on top. */
  cards: SuggestionView[];
  /** Profiles decided on in this visit: a refill must not bring them back. */
  decided: string[];
  done: number;
  total: number;
  /** The server stopped counting: "10,000+". */
  totalCapped: boolean;
  hasMore: boolean;
  /** The likes left today; below nought while a like too many waits for the server's refusal. */
  likes: number;
  superLikes: number;
  /** Undo takes this back; the card is null where the pass was before this visit. */
  lastPass: { id: string; card: SuggestionView | null } | null;
  filling: boolean;
  failed: boolean;
};

type LikesLeft = Pick<SuggestionListView, "dailyLikesRemaining" | "superLikesRemaining">;

export type DeckEvent =
  | { type: "decided"; decision: Decided; card: SuggestionView }
  | { type: "refused"; decision: Decided; card: SuggestionView }
  | { type: "gone"; id: string }
  | { type: "undoing" }
  | { type: "undone"; card: SuggestionView }
  | { type: "undoFailed"; lastPass: DeckState["lastPass"] }
  | { type: "counted"; left: LikesLeft }
  | { type: "filling" }
  | { type: "filled"; list: SuggestionListView }
  | { type: "refreshed"; list: SuggestionListView }
  | { type: "fillFailed" };

/** The next cards are fetched when so many are left, and so many are asked for. */
export const REFILL_AT = 4;
export const REFILL_BY = 10;
/** The server answers at most so many at once. */
const MAX_LIMIT = 100;

export const refillLimit = (state: DeckState) => Math.min(MAX_LIMIT, state.cards.length + REFILL_BY);

export const wantsRefill = (state: DeckState) =>
  state.hasMore && !state.filling && !state.failed && state.cards.length <= REFILL_AT;

export function openDeck(list: SuggestionListView, lastPassId: string | null): DeckState {
  return {
    cards: list.suggestions,
    decided: [],
    done: 0,
    total: list.pagination.total ?? list.suggestions.length,
    totalCapped: list.pagination.totalCapped ?? false,
    hasMore: list.pagination.hasMore,
    likes: list.dailyLikesRemaining,
    superLikes: list.superLikesRemaining,
    lastPass: lastPassId ? { id: lastPassId, card: null } : null,
    filling: false,
    failed: false,
  };
}

/** Returns the deck after an event. It is pure; every event may be applied to any state. */
export function reduceDeck(state: DeckState, event: DeckEvent): DeckState {
  switch (event.type) {
    case "decided": {
      const { id } = event.card.profile;
      return {
        ...spend(state, event.decision, -1),
        cards: without(state.cards, id),
        decided: [...state.decided, id],
        done: state.done + 1,
        lastPass: event.decision === "pass" ? { id, card: event.card } : null,
      };
    }
    case "refused": {
      const { id } = event.card.profile;
      return {
        ...spend(state, event.decision, 1),
        ...putBack(state, event.card),
        lastPass: state.lastPass?.id === id ? null : state.lastPass,
      };
    }
    case "gone":
      return {
        ...state,
        cards: without(state.cards, event.id),
        lastPass: state.lastPass?.id === event.id ? null : state.lastPass,
      };
    case "undoing":
      return { ...state, lastPass: null };
    case "undone":
      return { ...state, ...putBack(state, event.card) };
    case "undoFailed":
      return { ...state, lastPass: event.lastPass };
    case "counted":
      return {
        ...state,
        likes: event.left.dailyLikesRemaining,
        superLikes: event.left.superLikesRemaining,
      };
    case "filling":
      return { ...state, filling: true, failed: false };
    case "fillFailed":
      return { ...state, filling: false, failed: true };
    case "filled": {
      const seenIds = new Set([...state.decided, ...state.cards.map(({ profile }) => profile.id)]);
      const fresh = event.list.suggestions.filter(({ profile }) => !seenIds.has(profile.id));
      const cards = [...state.cards, ...fresh];
      return {
        ...state,
        cards,
        total: Math.max(state.total, state.done + cards.length),
        hasMore: event.list.pagination.hasMore,
        filling: false,
        failed: false,
      };
    }
    case "refreshed":
      return openDeck(event.list, null);
  }
}

const without = (cards: SuggestionView[], id: string) => cards.filter(({ profile }) => profile.id !== id);

/** The card is in front again, as if it had never been decided on. */
function putBack(state: DeckState, card: SuggestionView) {
  const { id } = card.profile;
  const done = Math.max(0, state.done - 1);
  const cards = [card, ...without(state.cards, id)];
  return {
    cards,
    decided: state.decided.filter((other) => other !== id),
    done,
    total: Math.max(state.total, done + cards.length),
  };
}

function spend(state: DeckState, decision: Decided, by: 1 | -1): DeckState {
  if (decision === "like") return { ...state, likes: state.likes + by };
  if (decision === "superlike") return { ...state, superLikes: state.superLikes + by };
  return state;
}

/** Writes "3 of 24 matches". */
export function deckCounter({ done, total, totalCapped }: DeckState): string {
  const count = totalCapped ? `${total.toLocaleString("en-US")}+` : total.toLocaleString("en-US");
  return `${(done + 1).toLocaleString("en-US")} of ${count} matches`;
}
