"use client";

import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import {
  type Decided,
  openDeck,
  REFILL_BY,
  reduceDeck,
  refillLimit,
  wantsRefill,
} from "@/components/matching/matches/deck/deck-state";
import { sendDecision } from "@/components/matching/matches/send-decision";
import { showError, showNews } from "@/components/ui/toast";
import { api } from "@/lib/client/api";
import type { ResponseAt } from "@/lib/client/api-types";
import type { ActOutput, SuggestionListView, SuggestionView } from "@/lib/domain/matching/matches/schema";

type Options = {
  initial: SuggestionListView;
  lastPassId: string | null;
  onMatch: (response: ActOutput, card: SuggestionView) => void;
};

/**
 * The screen is ahead of the server: calls go out one after the other in the order of the acts, so that an undo never
 * overtakes the pass that it takes back.
 */
export function useDeck({ initial, lastPassId, onMatch }: Options) {
  const [deck, dispatch] = useReducer(reduceDeck, null, () => openDeck(initial, lastPassId));
  const latest = useRef(deck);
  latest.current = deck;
  const calls = useRef<Promise<unknown>>(Promise.resolve());

  function enqueue<T>(call: () => Promise<T>): Promise<T> {
    const result = calls.current.then(call);
    calls.current = result.catch(() => {});
    return result;
  }

  /** Decides on the card; false when it is not the top one any more. */
  function decide(card: SuggestionView, decision: Decided): boolean {
    if (latest.current.cards[0]?.profile.id !== card.profile.id) return false;
    const event = { decision, card } as const;
    // This comes before React draws: a second key in the same frame must not decide on this card again.
    latest.current = reduceDeck(latest.current, { type: "decided", ...event });
    dispatch({ type: "decided", ...event });
    void enqueue(async () => {
      const outcome = await sendDecision(card.profile, decision);
      if (outcome.kind === "gone") dispatch({ type: "gone", id: card.profile.id });
      else if (outcome.kind === "refused") dispatch({ type: "refused", ...event });
      else {
        dispatch({ type: "counted", left: outcome.response });
        if (outcome.response.matched) onMatch(outcome.response, card);
      }
    });
    return true;
  }

  function undo(): void {
    const { lastPass } = latest.current;
    if (!lastPass) return;
    latest.current = { ...latest.current, lastPass: null };
    dispatch({ type: "undoing" });
    const early = lastPass.card;
    if (early) dispatch({ type: "undone", card: early });
    void enqueue(async () => {
      const response = await api.post("/matches/{id}/action", {
        params: { id: lastPass.id },
        body: { action: "undo" },
      });
      if (!response.ok) {
        if (early) dispatch({ type: "decided", decision: "pass", card: early });
        else dispatch({ type: "undoFailed", lastPass });
        return showError(response.message, { id: "undo" });
      }
      if (early) return;
      const found = await readCandidate(lastPass.id);
      if (found.ok) dispatch({ type: "undone", card: found.data.candidate });
    });
  }

  async function fill(): Promise<void> {
    dispatch({ type: "filling" });
    const response = await enqueue(() =>
      api.get("/matches/suggestions", { query: { limit: refillLimit(latest.current) } }),
    );
    const list = listOf(response);
    dispatch(list ? { type: "filled", list } : { type: "fillFailed" });
  }

  /** Brings passes back and starts the deck again. */
  async function refresh(): Promise<void> {
    dispatch({ type: "filling" });
    const response = await enqueue(() => api.post("/matches/generate", { body: { limit: REFILL_BY } }));
    const list = listOf(response);
    if (!list) {
      dispatch({ type: "fillFailed" });
      showError(refreshFailed(response), { id: "refresh" });
      return;
    }
    dispatch({ type: "refreshed", list });
    if (list.suggestions.length === 0) showNews("Nobody new so far.", { id: "refresh" });
  }

  const refill = useEffectEvent(fill);
  const hungry = wantsRefill(deck);
  useEffect(() => {
    if (hungry) void refill();
  }, [hungry]);

  return { deck, decide, undo, fill, refresh };
}

type ListResponse = ResponseAt<"GET", "/matches/suggestions">;

/** The API's envelope has the page beside the data. */
const listOf = (response: ListResponse): SuggestionListView | null =>
  response.ok ? { ...response.data, pagination: response.pagination } : null;

const readCandidate = (id: string) => api.get("/matches/suggestions/{id}", { params: { id } });

const refreshFailed = (response: ListResponse) =>
  !response.ok && response.code === "unreachable"
    ? response.message
    : "Failed to generate matches. Please try again.";
