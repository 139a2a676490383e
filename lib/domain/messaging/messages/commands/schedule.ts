import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import { scheduledMessages } from "@/db/schema/messages";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { conflict, invalidField } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { attachFiles, deleteFilesOf, detachFiles } from "@/lib/domain/messaging/files/store";
import { readFilesOf } from "@/lib/domain/messaging/files/views";
import { readBlock } from "@/lib/domain/profiles/blocks/policy";
import { requireAct } from "@/lib/domain/profiles/companies/policy";
import { emitToOwn } from "../events";
import { requireMaySend, requireWriting, scheduledOf } from "../policy";
import { MAX_SCHEDULED, messageTexts, SCHEDULE_DAYS } from "../rules";
import {
  deleteScheduledInput,
  scheduledMessageView,
  scheduleMessageInput,
  updateScheduledInput,
} from "../schema";
import { readScheduledViews, type ScheduledRow } from "../views";
import { clearDraft } from "./draft";
import { findByClientKey, requireMessageOf } from "./send";
import { planSending } from "./send-scheduled";
import { lockConversation } from "./send-target";

const oneScheduled = z.object({ scheduled: scheduledMessageView });

/** Lets a message wait for its time. It reaches nobody before, and its files wait with it. */
export const scheduleMessage = command({
  name: "messages.schedule",
  summary: "Write a message that is sent later",
  input: scheduleMessageInput,
  output: oneScheduled,
  access: "signedIn",
  subject: ({ db, actor, input }) => lockConversation(db, actor, input.id),
  allow: ({ actor, subject }) => requireWriting(actor, subject),
  audit: { kind: "scheduled_message", id: ({ output }) => output.scheduled.id },
  run: async ({ db, actor, input, subject: { id: conversationId, counterpartId }, effects }) => {
    const block = await readBlock(db, actor.profileId, counterpartId);
    requireMaySend({ canSend: !block, blocked: block === "mine" });
    const { content, attachments, replyTo, clientKey, sendAt } = input;
    const own = and(scheduledOf(actor), eq(scheduledMessages.conversationId, conversationId));
    const waiting = await db.select().from(scheduledMessages).where(own);
    const earlier = clientKey && waiting.find((row) => row.clientKey === clientKey);
    if (earlier) return showScheduled(db, actor, earlier);
    if (clientKey && (await findByClientKey(db, actor, conversationId, clientKey)))
      throw conflict(messageTexts.isSent);
    if (waiting.length >= MAX_SCHEDULED) throw conflict(messageTexts.tooMany);
    await requireTime(db, sendAt);
    if (replyTo) await requireMessageOf(db, conversationId, replyTo);
    const { userId, profileId } = actor;
    const row = await db
      .insert(scheduledMessages)
      .values({ conversationId, userId, profileId, clientKey, content, replyTo, sendAt })
      .returning()
      .then(only);
    await attachFiles(db, actor, { conversationId, to: { scheduledId: row.id }, ids: attachments });
    await clearDraft(db, actor, conversationId);
    planSending(effects, row.id, row.sendAt);
    emitToOwn(effects, userId, conversationId);
    return showScheduled(db, actor, row);
  },
});

/** Changes the text or the time of a message that waits. One that was not sent waits again for its new time. */
export const updateScheduled = command({
  name: "messages.updateScheduled",
  summary: "Change an own message that is sent later",
  input: updateScheduledInput,
  output: oneScheduled,
  access: "signedIn",
  subject: ({ db, actor, input }) => lockScheduled(db, actor, input.id),
  allow: ({ actor }) => requireAct(actor, "sendMessages"),
  audit: { kind: "scheduled_message", id: ({ subject }) => subject.id },
  run: async ({ db, actor, input: { content, sendAt }, subject, effects }) => {
    if (sendAt || subject.problem) await requireTime(db, sendAt ?? subject.sendAt);
    if (content === "" && !(await readFilesOf(db, [subject.id], "scheduledId")).has(subject.id))
      throw invalidField("content", "Message is required");
    const row = await db
      .update(scheduledMessages)
      .set({ content: content ?? subject.content, sendAt: sendAt ?? subject.sendAt, problem: null })
      .where(eq(scheduledMessages.id, subject.id))
      .returning()
      .then(only);
    planSending(effects, row.id, row.sendAt);
    emitToOwn(effects, row.userId, row.conversationId);
    return showScheduled(db, actor, row);
  },
});

/** Takes back a message that waits. Its files go with it, or stay to be sent with another. */
export const deleteScheduled = command({
  name: "messages.deleteScheduled",
  summary: "Delete an own message that is sent later",
  input: deleteScheduledInput,
  output: z.object({ id: z.uuid() }),
  access: "signedIn",
  subject: ({ db, actor, input }) => lockScheduled(db, actor, input.id),
  audit: { kind: "scheduled_message", id: ({ subject }) => subject.id },
  run: async ({ db, input: { keepFiles }, subject: { id, userId, conversationId }, effects }) => {
    if (keepFiles) await detachFiles(db, id);
    else await deleteFilesOf(db, effects, id, "scheduledId");
    await db.delete(scheduledMessages).where(eq(scheduledMessages.id, id));
    emitToOwn(effects, userId, conversationId);
    return { id };
  },
});

/** Locks an own message that waits, its conversation first as sending does: whoever comes second finds it gone. */
async function lockScheduled(tx: Transaction, actor: UserActor, id: string): Promise<ScheduledRow | null> {
  const own = and(scheduledOf(actor), eq(scheduledMessages.id, id));
  const [found] = await tx.select().from(scheduledMessages).where(own);
  if (!found || !(await lockConversation(tx, actor, found.conversationId))) return null;
  const [row] = await tx.select().from(scheduledMessages).where(own).for("update");
  return row ?? null;
}

async function requireTime(tx: Transaction, sendAt: Date): Promise<void> {
  const at = sql`${sendAt.toISOString()}::timestamptz`;
  const [row] = await tx.execute<{ ahead: boolean; near: boolean }>(sql`
    select ${at} > app_now() as ahead, ${at} <= app_now() + make_interval(days => ${SCHEDULE_DAYS}) as near`);
  if (!row?.ahead) throw invalidField("sendAt", messageTexts.notAhead);
  if (!row.near) throw invalidField("sendAt", messageTexts.tooFar);
}

async function showScheduled(tx: Transaction, actor: UserActor, row: ScheduledRow) {
  return { scheduled: only(await readScheduledViews(tx, actor.profileId, [row])) };
}
