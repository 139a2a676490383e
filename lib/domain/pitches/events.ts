import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { users } from "@/db/schema/accounts";
import { pitches, stories } from "@/db/schema/pitches";
import type { Transaction } from "@/db/types";
import { job } from "@/lib/core/jobs";
import { pitchAcceptedMail } from "@/lib/domain/pitches/mails/pitch-accepted";
import { pitchReceivedMail } from "@/lib/domain/pitches/mails/pitch-received";
import { profileTag } from "@/lib/domain/profiles/tags";
import { readParties } from "@/lib/domain/profiles/views";
import { sendMail } from "@/lib/platform/mail/send-mail";
import { unsubscribeHeaders, unsubscribePageUrl } from "@/lib/platform/mail/unsubscribe-token";
import { settings } from "@/lib/platform/settings/settings";
import { headlineOf, isWaiting, storyPicture } from "./rules";
import { announcePitch } from "./store";
import { pitchColumns } from "./views";

const HEADLESS = "a pitch";

const mailPayload = z.object({ pitchId: z.uuid(), userId: z.uuid() });

/** "{sender} sent you a pitch": not sent when it was withdrawn or answered before the mail was sent. */
export const pitchReceivedMailJob = job({
  name: "pitches.receivedMail",
  queue: "mail",
  payload: mailPayload,
  run: async ({ payload, transact }) => {
    const facts = await transact((tx) => readMailFacts(tx, payload));
    if (!facts?.user.mailPitchReceived || !isWaiting(facts.pitch.status) || facts.pitch.isOverdue) return;
    const { pitch, user, senderName, recipientName, frame } = facts;
    const texts = { summary: pitch.what || pitch.content, subjectLine: pitch.subject };
    await sendMail({
      to: user.email,
      key: `pitch-received.${payload.pitchId}.${payload.userId}`,
      template: pitchReceivedMail({ ...frame("pitch_received"), senderName, recipientName, ...texts }),
      headers: unsubscribeHeaders({ userId: payload.userId, kind: "pitch_received" }),
    });
  },
});

/** "{recipient} accepted your pitch". */
export const pitchAcceptedMailJob = job({
  name: "pitches.acceptedMail",
  queue: "mail",
  payload: mailPayload,
  run: async ({ payload, transact }) => {
    const facts = await transact((tx) => readMailFacts(tx, payload));
    if (!facts?.user.mailPitchAccepted) return;
    const { user, senderName, recipientName, frame } = facts;
    await sendMail({
      to: user.email,
      key: `pitch-accepted.${payload.pitchId}.${payload.userId}`,
      template: pitchAcceptedMail({ ...frame("pitch_accepted"), senderName, recipientName }),
      headers: unsubscribeHeaders({ userId: payload.userId, kind: "pitch_accepted" }),
    });
  },
});

/** What a mail about a pitch needs; null when the pitch or the account is gone. */
async function readMailFacts(tx: Transaction, { pitchId, userId }: z.output<typeof mailPayload>) {
  const [pitch] = await tx.select(pitchColumns).from(pitches).where(eq(pitches.id, pitchId));
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  if (!pitch?.recipientProfileId || !user) return null;
  const parties = await readParties(tx, [pitch.senderProfileId, pitch.recipientProfileId]);
  return {
    pitch,
    user,
    senderName: parties.get(pitch.senderProfileId)?.name ?? "",
    recipientName: parties.get(pitch.recipientProfileId)?.name ?? "",
    frame: (kind: string) => ({
      pitchTitle: headlineOf(pitch) || HEADLESS,
      appUrl: settings().APP_URL,
      unsubscribeUrl: unsubscribePageUrl({ userId, kind }),
    }),
  };
}

/** Fetches the picture of a story's page once. Without one, or where it cannot be had, the card has no picture. */
export const storyPictureJob = job({
  name: "pitches.storyPicture",
  // One after another: decoding a large picture takes much memory for a moment.
  queue: "pictures",
  maxAttempts: 5,
  payload: z.object({ storyId: z.uuid() }),
  run: async ({ payload: { storyId }, transact }) => {
    const isWanted = and(eq(stories.id, storyId), stories.found, isNull(stories.imageKey));
    const [story] = await transact((tx) => tx.select({ image: stories.image }).from(stories).where(isWanted));
    if (!story?.image || storyPicture({ ...story, imageKey: null })) return;
    // Loaded by the worker alone: the app, which asks for this job, never works on pictures itself.
    const { storeStoryPicture } = await import("@/lib/platform/images/story-picture");
    const imageKey = await storeStoryPicture(story.image);
    if (!imageKey) return;
    await transact(async (tx, effects) => {
      const [shown] = await tx.update(stories).set({ imageKey }).where(isWanted).returning();
      const [pitch] = shown ? await tx.select().from(pitches).where(eq(pitches.id, shown.pitchId)) : [];
      if (!pitch) return;
      const parties = [pitch.senderProfileId, pitch.recipientProfileId].filter((id) => id !== null);
      effects.invalidate(...parties.map(profileTag));
      await announcePitch(tx, effects, pitch);
    });
  },
});
