import { z } from "zod";
import { query } from "@/lib/core/operation";
import { suggestTopics } from "./taxonomy";

const MAX_SUGGESTIONS = 8;

/** Topics for what was typed so far, best first. The vocabulary stays on the server: it is 50 kB. */
export const searchTopics = query({
  name: "topics.search",
  summary: "Topics by the first letters of a word in their name",
  input: z.object({
    q: z
      .string({ error: "q is required" })
      .trim()
      .min(1, "Type at least 1 letter")
      .max(100, "Type at most 100 letters"),
  }),
  output: z.object({ topics: z.array(z.object({ id: z.string(), label: z.string() })) }),
  access: { public: "The vocabulary is the same for everybody." },
  run: ({ input }) => ({ topics: suggestTopics(input.q, MAX_SUGGESTIONS) }),
});
