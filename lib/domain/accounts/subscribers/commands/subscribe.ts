import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { subscribers } from "@/db/schema/newsrooms";
import { invalidField } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { countAttempt } from "@/lib/platform/auth/account-limits";
import { hashToken, newToken } from "@/lib/platform/crypto/tokens";
import { checkEmail } from "@/lib/utils/email-guard";
import { confirmMailJob } from "../events";
import { isSubscribed, linkIsFresh, readStopToken } from "../policy";
import { DEAD_LINK, newsletterMessages } from "../rules";
import { newsletterTokenInput, subscribeInput } from "../schema";

/** Nobody has this token, so its hash means that no link is pending. */
const noLink = () => hashToken(newToken());

/**
 * Asks an address by mail whether it wants the newsletter. New, waiting and confirmed addresses get the same answer,
 * so that it reveals no reader; confirmed ones get no mail. Parallel clicks cause one mail.
 */
export const subscribe = command({
  name: "subscribers.subscribe",
  summary: "Ask for the newsletter",
  input: subscribeInput,
  output: z.object({}),
  access: { public: "Readers of the newsletter need no account; the mail's link confirms the address." },
  message: newsletterMessages.subscribed,
  rateLimit: { perAddress: 30 },
  prepare: async ({ input }) => {
    const problem = checkEmail(input.email);
    if (problem) throw invalidField("email", problem);
    await countAttempt("mail", `newsletter:${input.email}`);
  },
  audit: { skip: "Anybody may type any address; its own entry follows when it confirms." },
  run: async ({ db, input, effects }) => {
    const [added] = await db
      .insert(subscribers)
      .values({ email: input.email, tokenHash: noLink() })
      .onConflictDoNothing({ target: subscribers.email })
      .returning({ id: subscribers.id });
    const [waiting] = added
      ? [added]
      : await db
          .update(subscribers)
          .set({ sentAt: sql`app_now()` })
          .where(
            and(
              eq(subscribers.email, input.email),
              sql`not (${isSubscribed()})`,
              sql`${subscribers.sentAt} < app_now() - interval '10 seconds'`,
            ),
          )
          .returning({ id: subscribers.id });
    if (waiting)
      effects.job(confirmMailJob, { subscriberId: waiting.id }, { key: `newsletter:${waiting.id}` });
    return {};
  },
});

/** Confirms a subscription by the link from the mail, within seven days. Opened once more it says the same. */
export const confirmSubscription = command({
  name: "subscribers.confirm",
  summary: "Confirm the newsletter by the link from the mail",
  input: newsletterTokenInput,
  output: z.object({}),
  access: { public: "The token from the mail is the credential." },
  message: "You are subscribed.",
  rateLimit: { perAddress: 60 },
  subject: async ({ db, input }) => {
    const [row] = await db
      .select({ id: subscribers.id })
      .from(subscribers)
      .where(and(eq(subscribers.tokenHash, hashToken(input.token)), linkIsFresh()))
      .for("update");
    if (!row) throw invalidField("token", DEAD_LINK);
    return row;
  },
  audit: { kind: "subscriber", id: ({ subject }) => subject.id },
  run: async ({ db, subject }) => {
    await db
      .update(subscribers)
      .set({ confirmedAt: sql`app_now()`, unsubscribedAt: null })
      .where(and(eq(subscribers.id, subject.id), sql`not (${isSubscribed()})`));
    return {};
  },
});

/** Ends a subscription by the link at the foot of a newsletter mail. Repeating it changes nothing. */
export const stopSubscription = command({
  name: "subscribers.stop",
  summary: "Stop the newsletter by the link in it",
  input: newsletterTokenInput,
  output: z.object({}),
  access: { public: "The signed token from the mail is the credential; mail programs send no cookie." },
  message: "You will not get the newsletter any more.",
  audit: { kind: "subscriber", id: ({ input }) => readStopToken(input.token) },
  run: async ({ db, input }) => {
    const subscriberId = readStopToken(input.token);
    if (!subscriberId) throw invalidField("token", "This link is not valid.");
    await db
      .update(subscribers)
      .set({ unsubscribedAt: sql`coalesce(${subscribers.unsubscribedAt}, app_now())`, tokenHash: noLink() })
      .where(eq(subscribers.id, subscriberId));
    return {};
  },
});
