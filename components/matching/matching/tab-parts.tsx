"use client";

import dynamic from "next/dynamic";

// A page that names these itself would load all of them in each tab. The inbox and the editor are whole in the HTML.
export const Deck = dynamic(() =>
  import("@/components/matching/matches/deck/deck").then((part) => part.Deck),
);
export const MatchList = dynamic(() =>
  import("@/components/matching/matches/match-list").then((part) => part.MatchList),
);
export const SuggestionList = dynamic(() =>
  import("@/components/matching/matches/suggestion-list").then((part) => part.SuggestionList),
);
export const PitchBoard = dynamic(() =>
  import("@/components/pitching/pitches/pitch-board").then((part) => part.PitchBoard),
);
