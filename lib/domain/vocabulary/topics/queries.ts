import { z } from "zod";
import { text } from "@/lib/core/fields";
import { query } from "@/lib/core/operation";
import { TAG_COMMA } from "@/lib/utils/tag-slug";
import { suggestTopics, topicMeant } from "./taxonomy";

const MAX_SUGGESTIONS = 8;
const MAX_NAMES = 50;

const topicView = z.object({ id: z.string(), label: z.string() });

/**
 * Suggests topics for what was typed so far, best first, and says which topic each of some names means. The vocabulary
 * stays on the server, because it is 50 kB.
 */
export const searchTopics = query({
  name: "topics.search",
  summary: "Topics by the first letters of a word in their name, and what topic each of some names means",
  input: z
    .object({
      q: text("q", 100).min(1, "Type at least 1 letter").optional(),
      /** Names with commas between, 50 at most. */
      names: text("names", 2000).optional(),
    })
    .refine(({ q, names }) => q !== undefined || names !== undefined, {
      path: ["q"],
      message: "Type at least 1 letter",
    }),
  output: z.object({
    topics: z.array(topicView),
    /** The topic that a name means first; null for a free text, which is matched by its words only. */
    meanings: z.array(z.object({ name: z.string(), topic: topicView.nullable() })),
  }),
  access: { public: "The vocabulary is the same for everybody." },
  run: ({ input: { q, names = "" } }) => ({
    topics: q ? suggestTopics(q, MAX_SUGGESTIONS) : [],
    meanings: names
      .split(TAG_COMMA)
      .map((name) => name.trim())
      .filter(Boolean)
      .slice(0, MAX_NAMES)
      .map((name) => ({ name, topic: topicMeant(name) })),
  }),
});
