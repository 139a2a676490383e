import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { memberships, users } from "@/db/schema/accounts";
import { messageFiles, scheduledMessages } from "@/db/schema/messages";
import { profiles } from "@/db/schema/profiles";
import type { Transaction } from "@/db/types";
import type { Effects } from "@/lib/core/effects";
import { AppError } from "@/lib/core/errors";
import { toIso } from "@/lib/core/fields";
import { jobOf, sweep } from "@/lib/core/jobs";
import { command } from "@/lib/core/operation";
import { readBlock } from "@/lib/domain/profiles/blocks/policy";
import { notify } from "@/lib/domain/profiles/notifications/store";
import { settings } from "@/lib/platform/settings/settings";
import { notifyCounterpart, writeMessage } from "../deliver";
import { emitToOwn } from "../events";
import { requireWriting, scheduledOf } from "../policy";
import { messageTexts } from "../rules";
import type { ScheduledRow } from "../views";
import { findByClientKey } from "./send";
import { type LockedConversation, lockConversation } from "./send-target";

const isDue = and(isNull(scheduledMessages.problem), sql`${scheduledMessages.sendAt} <= app_now()`);

/**
 * Sends a message whose time has come, by the rules that hold at that moment. What they refuse is not sent: it stays
 * its author's, who is notified why. Doing it twice finds nothing the second time.
 */
export const sendScheduled = command({
  name: "messages.sendScheduled",
  summary: "Send a message whose time has come",
  input: z.object({ scheduledId: z.uuid() }),
  output: z.object({ messageId: z.uuid().nullable() }),
  access: "jobs",
  audit: { kind: "message", id: ({ output }) => output.messageId ?? undefined },
  run: async ({ db, input: { scheduledId }, effects }) => {
    const one = and(eq(scheduledMessages.id, scheduledId), isDue);
    const [found] = await db.select().from(scheduledMessages).where(one);
    const conversation = found && (await lockConversation(db, found, found.conversationId));
    if (!conversation) return { messageId: null };
    // The first of what is due goes before this one, so that messages of one moment arrive in the order written.
    const [row] = await db
      .select()
      .from(scheduledMessages)
      .where(and(scheduledOf(found), eq(scheduledMessages.conversationId, found.conversationId), isDue))
      .orderBy(scheduledMessages.sendAt, scheduledMessages.id)
      .limit(1)
      .for("update");
    if (!row) return { messageId: null };
    if (row.id !== scheduledId) planSending(effects, scheduledId);
    const { conversationId, userId, profileId, content, replyTo } = row;
    const problem = await refusalOf(db, row, conversation);
    if (problem !== null) {
      emitToOwn(effects, userId, conversationId);
      await db.update(scheduledMessages).set({ problem }).where(eq(scheduledMessages.id, row.id));
      await notify(db, effects, {
        ...{ profileId, audience: [userId], kind: "message_not_sent", subjectId: conversationId },
        dedupeKey: `message_not_sent:${row.id}:${toIso(row.sendAt)}`,
        data: { reason: problem },
      });
      return { messageId: null };
    }
    const sender = { userId, profileId };
    const clientKey = row.clientKey ?? row.id;
    if (await findByClientKey(db, sender, conversationId, clientKey)) {
      await db.delete(scheduledMessages).where(eq(scheduledMessages.id, row.id));
      return { messageId: null };
    }
    const message = await writeMessage(db, effects, sender, conversationId, { content, replyTo, clientKey });
    await db
      .update(messageFiles)
      .set({ messageId: message.id, scheduledId: null })
      .where(eq(messageFiles.scheduledId, row.id));
    await db.delete(scheduledMessages).where(eq(scheduledMessages.id, row.id));
    await notifyCounterpart(db, effects, sender, message, conversation.counterpartId);
    return { messageId: message.id };
  },
});
export const sendScheduledJob = jobOf(sendScheduled);

/** Sends it at its time, or at once. */
export const planSending = (effects: Effects, scheduledId: string, runAt?: Date): void =>
  effects.job(sendScheduledJob, { scheduledId }, { runAt, key: `message-send:${scheduledId}` });

/** Finds what a worker that was down, or a job that failed, has left. */
export const findDueScheduled = command(
  sweep({
    name: "messages.findDueScheduled",
    summary: "Find messages whose time has come",
    find: (db, limit) =>
      db
        .select({ id: scheduledMessages.id })
        .from(scheduledMessages)
        .where(isDue)
        .orderBy(scheduledMessages.sendAt)
        .limit(limit),
    add: (effects, { id }) => planSending(effects, id),
  }),
);
export const findDueScheduledJob = jobOf(findDueScheduled, { cron: "* * * * *" });

/** Returns the sentence with which sending it would be refused to its author by now, or null. */
async function refusalOf(
  tx: Transaction,
  row: ScheduledRow,
  { counterpartId, canSend }: LockedConversation,
): Promise<string | null> {
  const author = await readAuthor(tx, row);
  if (!author) return messageTexts.notActing;
  const block = await readBlock(tx, row.profileId, counterpartId);
  try {
    requireWriting(author, { canSend: canSend && block === null, blocked: block === "mine" });
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}

/** Reads what a request of the author would know of them, acting for the side that they wrote for. */
async function readAuthor(tx: Transaction, { userId, profileId }: ScheduledRow) {
  const { TESTING_MODE, BETA } = settings();
  const [row] = await tx
    .select({
      emailVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
      isHeld: sql<boolean>`${users.heldAt} is not null`,
      companyId: memberships.companyId,
      companyRole: memberships.role,
      memberSince: memberships.readOnlySince,
      profileSince: profiles.readOnlySince,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, profileId))
    .leftJoin(memberships, and(eq(memberships.userId, users.id), eq(memberships.status, "active")))
    .where(
      and(
        eq(users.id, userId),
        isNull(users.deletedAt),
        sql`(${profiles.userId} = ${users.id} or ${profiles.companyId} = ${memberships.companyId})`,
      ),
    );
  if (!row) return null;
  const { memberSince, profileSince, ...author } = row;
  return {
    ...author,
    emailVerified: author.emailVerified || TESTING_MODE,
    readOnlySince: BETA ? null : (memberSince ?? profileSince),
  };
}
