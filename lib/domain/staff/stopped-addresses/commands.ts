import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { stoppedAddresses } from "@/db/schema/platform";
import { AppError } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { MAX_ANSWER, recordReturns } from "@/lib/platform/mail/deliveries";
import { readDeliveryEvents } from "@/lib/platform/mail/delivery-events";
import { settings } from "@/lib/platform/settings/settings";
import { stopIdInput } from "./schema";

/** Lets mail go to an address again. The next one shows whether its server takes it. */
export const liftStop = command({
  name: "stoppedAddresses.lift",
  summary: "Let mail go to a stopped address again",
  input: stopIdInput,
  output: z.object({}),
  access: "staff",
  message: "Lifted. The next mail is tried.",
  subject: async ({ db, input }) =>
    (await db.select().from(stoppedAddresses).where(eq(stoppedAddresses.id, input.id)).for("update"))[0] ??
    null,
  audit: { kind: "stopped_address", id: ({ subject }) => subject.id },
  run: async ({ db, subject }) => {
    await db.delete(stoppedAddresses).where(eq(stoppedAddresses.id, subject.id));
    return {};
  },
});

const MAX_BODY = 1024 * 1024;

/** Stops the addresses whose mails came back for good or were marked as spam. Their owners read so in the settings. */
export const receiveDeliveryEvents = command({
  name: "stoppedAddresses.receiveEvents",
  summary: "Take a mail provider's news of bounces and complaints",
  input: z.object({ body: z.string().max(MAX_BODY), signature: z.string().max(200) }),
  output: z.object({}),
  access: { public: "The provider's signature over the raw body is the credential." },
  audit: {
    skip: "What a mail server answered, as it is noted when a mail is sent; it names no act of a person.",
  },
  run: async ({ db, input }) => {
    const events = readDeliveryEvents(input.body, input.signature);
    if (!events) throw new AppError("invalid_input", "This is not signed by the mail provider.");
    const answers = new Map(
      events
        .filter(({ email }) => email !== settings().SUPPORT_EMAIL)
        .map(({ email, type, reason }) => [
          email,
          {
            state: type,
            answer:
              type === "complained"
                ? "A mail of ours was marked as spam."
                : reason || "The mailbox takes no mail.",
          },
        ]),
    );
    if (answers.size === 0) return {};
    await recordReturns(
      db,
      [...answers].map(([email, returned]) => ({ email, ...returned })),
    );
    await db
      .insert(stoppedAddresses)
      .values([...answers].map(([email, { answer }]) => ({ email, answer: answer.slice(0, MAX_ANSWER) })))
      .onConflictDoUpdate({
        target: stoppedAddresses.email,
        set: { answer: sql`excluded.answer`, createdAt: sql`app_now()` },
      });
    return {};
  },
});
