import { and, eq, sql } from "drizzle-orm";
import { pitchDrafts, pitches } from "@/db/schema/pitches";
import type { Transaction } from "@/db/types";
import { towards } from "@/lib/core/audit-detail";
import type { Effects } from "@/lib/core/effects";
import { command } from "@/lib/core/operation";
import { openConversation } from "@/lib/domain/messaging/messages/store";
import { requireUnblocked } from "@/lib/domain/profiles/blocks/policy";
import { markSubjectRead, notify } from "@/lib/domain/profiles/notifications/store";
import { readPeople } from "@/lib/domain/profiles/profiles/store";
import { pushTo } from "@/lib/domain/profiles/push/store";
import { pitchAcceptedMailJob, pitchAcceptedPushJob } from "../events";
import { requireRecipient } from "../policy";
import { effectiveStatus, headlineOf, nextStatus } from "../rules";
import { pitchIdInput, pitchOutput, respondInput } from "../schema";
import { announcePitch, countAnswer } from "../store";
import { type PitchRow, readPitchView } from "../views";
import { lockPitch, requireTransition } from "./lock-pitch";

/** The recipient opened it. Repeated, or after an answer, it changes nothing. */
export const markRead = command({
  name: "pitches.markRead",
  summary: "Mark a received pitch as read",
  input: pitchIdInput,
  output: pitchOutput,
  access: "signedIn",
  subject: ({ db, actor, input }) => lockPitch(db, actor, input.id),
  allow: ({ actor, subject }) => requireRecipient(actor, subject),
  audit: { kind: "pitch", id: ({ subject }) => subject.id },
  run: async ({ db, actor, subject, effects }) => {
    const status = nextStatus(effectiveStatus(subject.status, subject.isOverdue), "read");
    if (status) {
      await db
        .update(pitches)
        .set({ status, readAt: sql`app_now()`, updatedAt: sql`app_now()` })
        .where(and(eq(pitches.id, subject.id), eq(pitches.status, subject.status)));
      await announcePitch(db, effects, subject);
    }
    await markSubjectRead(db, actor.userId, "pitch_received", subject.id);
    return { pitch: await readPitchView(db, actor, subject.id) };
  },
});

/**
 * Accepts or declines a pitch that waits for an answer. Answering twice is a conflict, the same answer too. Accepting
 * opens the conversation of the two.
 */
export const respondToPitch = command({
  name: "pitches.respond",
  summary: "Accept or decline a received pitch",
  input: respondInput,
  output: pitchOutput,
  access: "signedIn",
  subject: ({ db, actor, input }) => lockPitch(db, actor, input.id),
  allow: ({ actor, subject }) => requireRecipient(actor, subject),
  audit: {
    kind: "pitch",
    id: ({ subject }) => subject.id,
    detail: ({ input, subject }) => ({ outcome: input.response, ...towards(subject.senderProfileId) }),
  },
  run: async ({ db, actor, input, subject, effects }) => {
    const accepts = input.response === "accepted";
    if (accepts) await requireUnblocked(db, actor.profileId, subject.senderProfileId);
    await db
      .update(pitches)
      .set({
        status: requireTransition(subject, accepts ? "accept" : "decline"),
        declineReason: accepts ? null : input.reason,
        readAt: sql`coalesce(${pitches.readAt}, app_now())`,
        respondedAt: sql`app_now()`,
        updatedAt: sql`app_now()`,
      })
      .where(and(eq(pitches.id, subject.id), eq(pitches.status, subject.status)));
    const { receivers } = await readPeople(db, subject.senderProfileId, subject.senderId);
    if (accepts) await startCollaboration(db, effects, subject, actor.profileId, receivers);
    effects.count(accepts ? "pitch_accepted" : "pitch_declined", {
      by: actor.profileId,
      to: subject.senderProfileId,
      subjectId: subject.id,
    });
    await countAnswer(db, effects, actor.profileId);
    await notify(db, effects, {
      profileId: subject.senderProfileId,
      audience: receivers,
      kind: accepts ? "pitch_accepted" : "pitch_declined",
      dedupeKey: `pitch_answered:${subject.id}`,
      actorProfileId: actor.profileId,
      subjectId: subject.id,
      data: { title: headlineOf(subject), ...(accepts ? {} : { reason: input.reason ?? "other" }) },
    });
    await announcePitch(db, effects, subject);
    return { pitch: await readPitchView(db, actor, subject.id) };
  },
});

async function startCollaboration(
  tx: Transaction,
  effects: Effects,
  pitch: PitchRow,
  recipientId: string,
  receivers: readonly string[],
) {
  await openConversation(tx, effects, {
    profileIds: [pitch.senderProfileId, recipientId],
    pitchId: pitch.id,
  });
  if (pitch.draftId) {
    await tx
      .update(pitchDrafts)
      .set({ acceptedCount: sql`${pitchDrafts.acceptedCount} + 1` })
      .where(eq(pitchDrafts.id, pitch.draftId));
  }
  for (const userId of receivers) effects.job(pitchAcceptedMailJob, { pitchId: pitch.id, userId });
  await pushTo(tx, effects, pitchAcceptedPushJob, {
    ...{ userIds: receivers, kind: "pitchesAccepted", subject: pitch.id },
    facts: { pitchId: pitch.id, news: "pitch_accepted" },
  });
}
