import { and, eq } from "drizzle-orm";
import { decisions } from "@/db/schema/matching";
import { command } from "@/lib/core/operation";
import { listSuggestionsInput, suggestionListView } from "../schema";
import { readSuggestions } from "../suggestions";

/** Refresh Matches brings passes back to the deck (they stay in the history) and scores every candidate again. */
export const generateMatches = command({
  name: "matches.generate",
  summary: "Bring passes back and recompute the suggestions",
  input: listSuggestionsInput.pick({ limit: true }),
  output: suggestionListView,
  access: "signedIn",
  audit: { kind: "profile", id: ({ actor }) => actor.profileId },
  run: async ({ db, actor, input }) => {
    await db
      .update(decisions)
      .set({ hides: false })
      .where(
        and(eq(decisions.profileId, actor.profileId), eq(decisions.kind, "pass"), eq(decisions.hides, true)),
      );
    return readSuggestions(db, actor, input);
  },
});
