import { and, eq, isNotNull } from "drizzle-orm";
import { z } from "zod";
import { pitches } from "@/db/schema/pitches";
import { notifications } from "@/db/schema/platform";
import { query } from "@/lib/core/operation";
import { describeNotification } from "@/lib/domain/profiles/notifications/rules";
import { readParties } from "@/lib/domain/profiles/profiles/views";
import { pushPayload } from "@/lib/domain/profiles/push/schema";
import { isReceiver } from "@/lib/domain/profiles/push/store";
import { headlineOf } from "../rules";
import { pitchColumns } from "../views";

/** The input names a pitch, for a device of somebody who acts for the party that is notified. */
export const pitchPushInput = pushPayload.extend({
  pitchId: z.uuid(),
  news: z.enum(["pitch_received", "pitch_accepted"]),
});

/** Answers what a push about a pitch shows, or null where it is no news any more. */
export const readPitchPush = query({
  name: "pitches.readPush",
  summary: "What a push about a pitch shows",
  input: pitchPushInput,
  output: z.object({ title: z.string(), body: z.string() }).nullable(),
  access: "jobs",
  run: async ({ db, input: { pitchId, userId, news: kind } }) => {
    const [pitch] = await db.select(pitchColumns).from(pitches).where(eq(pitches.id, pitchId));
    if (!pitch?.recipientProfileId) return null;
    const { senderProfileId, recipientProfileId, status } = pitch;
    const isReceived = kind === "pitch_received";
    const isNews = isReceived ? status === "sent" && !pitch.isOverdue : status === "accepted";
    const [own, other] = isReceived
      ? [recipientProfileId, senderProfileId]
      : [senderProfileId, recipientProfileId];
    const mayRead = (await isReceiver(db, own, userId)) || (!isReceived && pitch.senderId === userId);
    if (!isNews || !mayRead) return null;
    const [seen] = await db
      .select({ id: notifications.id })
      .from(notifications)
      .where(
        and(
          ...[eq(notifications.userId, userId), eq(notifications.subjectId, pitchId)],
          ...[eq(notifications.kind, kind), isNotNull(notifications.readAt)],
        ),
      )
      .limit(1);
    if (seen) return null;
    const actor = (await readParties(db, [other])).get(other) ?? null;
    const { title, text } = describeNotification({
      ...{ kind, subjectId: pitchId, actor },
      data: { title: headlineOf(pitch) },
    });
    return { title, body: text };
  },
});
