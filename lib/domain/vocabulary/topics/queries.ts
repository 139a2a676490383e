import { z } from "zod";
import { text } from "@/lib/core/fields";
import { query } from "@/lib/core/operation";
import { suggestTopics } from "./taxonomy";

const MAX_SUGGESTIONS = 8;

/** Suggests topics for what was typed so far, best first. The vocabulary stays on the server, because it is 50 kB. */
export const searchTopics = query({
  name: "topics.search",
  summary: "Topics by the first letters of a word in their name",
  input: z.object({
    q: text("q", 100).min(1, "Type at least 1 letter"),
  }),
  output: z.object({ topics: z.array(z.object({ id: z.string(), label: z.string() })) }),
  access: { public: "The vocabulary is the same for everybody." },
  run: ({ input }) => ({ topics: suggestTopics(input.q, MAX_SUGGESTIONS) }),
});
