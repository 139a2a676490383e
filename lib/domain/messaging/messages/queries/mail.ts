import { query } from "@/lib/core/operation";
import { firstMessageMailInput, firstMessageView, readFirstMessageFacts } from "../mails/facts";

/** Answers what the mail about a first message says, or null when it was read or deleted meanwhile. */
export const readFirstMessageMail = query({
  name: "messages.readFirstMessageMail",
  summary: "What the mail about a first message says",
  input: firstMessageMailInput,
  output: firstMessageView.nullable(),
  access: "jobs",
  run: async ({ db, input }) => {
    const facts = await readFirstMessageFacts(db, input);
    return facts?.isRead ? null : facts;
  },
});
