import { z } from "zod";
import { command } from "@/lib/core/operation";
import { uuidv7 } from "@/lib/utils/uuid";
import { contactMailJob } from "./events";
import { contactMessages } from "./rules";
import { contactInput } from "./schema";

/** Queues a message to the people who run the product. It stays in the queue until their mail server accepts it. */
export const sendContactMessage = command({
  name: "contact.send",
  summary: "Write to the people who run the product",
  input: contactInput,
  output: z.object({}),
  access: { public: "Anyone who cannot sign in needs a way to ask for help." },
  message: contactMessages.sent,
  rateLimit: { perAddress: 10 },
  prepare: () => ({ messageId: uuidv7() }),
  audit: { kind: "contact_message", id: ({ prepared }) => prepared.messageId },
  run: ({ input, prepared, effects }) => {
    effects.job(contactMailJob, { ...input, ...prepared });
    return {};
  },
});
