import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import { users } from "@/db/schema/accounts";
import { notifications } from "@/db/schema/platform";
import type { Transaction } from "@/db/types";
import { invalidField } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { readUnsubscribeToken } from "@/lib/platform/mail/unsubscribe-token";
import { notificationVisibleTo } from "./policy";
import { isMailKind, type MailKind, mailSwitches } from "./rules";
import { notificationIdInput, notificationView, unsubscribeInput } from "./schema";
import { readQuietEnds } from "./store";
import { toNotificationViews } from "./views";

/** Repeating it changes nothing. */
export const markNotificationRead = command({
  name: "notifications.markRead",
  summary: "Mark a notification as read",
  input: notificationIdInput,
  output: z.object({ notification: notificationView }),
  access: "signedIn",
  subject: async ({ db, actor, input }) => {
    const [row] = await db
      .select({ id: notifications.id })
      .from(notifications)
      .where(and(notificationVisibleTo(actor), eq(notifications.id, input.id)))
      .for("update");
    return row ?? null;
  },
  audit: { skip: "Having read something changes nothing for anybody else." },
  run: async ({ db, subject }) => {
    const rows = await db
      .update(notifications)
      .set({ readAt: sql`coalesce(${notifications.readAt}, app_now())` })
      .where(eq(notifications.id, subject.id))
      .returning();
    const notification = only(await toNotificationViews(db, rows));
    return { notification };
  },
});

export const markAllNotificationsRead = command({
  name: "notifications.markAllRead",
  summary: "Mark all notifications as read",
  input: z.object({}),
  output: z.object({ unreadCount: z.literal(0) }),
  access: "signedIn",
  audit: { skip: "Having read something changes nothing for anybody else." },
  run: async ({ db, actor }) => {
    await db
      .update(notifications)
      .set({ readAt: sql`app_now()` })
      .where(and(notificationVisibleTo(actor), isNull(notifications.readAt)));
    return { unreadCount: 0 as const };
  },
});

/**
 * Says whether a mail goes out to somebody now. In their quiet hours its job is asked for once more, for when they end:
 * under one key, so that a job that is tried again waits only once.
 */
export const admitMail = command({
  name: "notifications.admitMail",
  summary: "Whether a mail goes out now, or waits for the end of its receiver's quiet hours",
  input: z.object({
    userId: z.uuid(),
    kind: z.custom<MailKind>((kind) => typeof kind === "string" && isMailKind(kind)).nullable(),
    job: z.string(),
    again: z.object({ key: z.string(), payload: z.record(z.string(), z.unknown()) }),
  }),
  output: z.object({ admitted: z.boolean() }),
  access: "jobs",
  audit: { skip: "Moves a mail to a later time; nobody else sees a change." },
  run: async ({ db, effects, input: { userId, kind, job, again } }) => {
    const isWanted = kind ? users[mailSwitches[kind]] : sql`true`;
    const [receiver] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deletedAt), isWanted));
    if (!receiver) return { admitted: false };
    const runAt = (await readQuietEnds(db, [userId])).get(userId);
    if (runAt) {
      const held = { name: job, queue: "mail", payload: z.record(z.string(), z.unknown()) };
      effects.job(held, again.payload, { runAt, key: again.key });
    }
    return { admitted: !runAt };
  },
});

const byMailToken = {
  input: unsubscribeInput,
  output: z.object({ kind: z.string() }),
  access: { public: "The signed token from the mail is the credential; mail programs send no cookie." },
  audit: {
    kind: "account",
    id: ({ input }: { input: { token: string } }) => readUnsubscribeToken(input.token)?.userId ?? null,
  },
} as const;

async function switchMail(db: Transaction, token: string, on: boolean): Promise<{ kind: string }> {
  const who = readUnsubscribeToken(token);
  if (!who || !isMailKind(who.kind)) throw invalidField("token", "This link is not valid.");
  await db
    .update(users)
    .set({ [mailSwitches[who.kind]]: on })
    .where(eq(users.id, who.userId));
  return { kind: who.kind };
}

/** Turns one kind of mail off, by the signed link in such a mail. Repeating it changes nothing. */
export const unsubscribe = command({
  ...byMailToken,
  name: "notifications.unsubscribe",
  summary: "Stop one kind of mail by the link in it",
  message: "You will not get mails of this kind any more.",
  run: ({ db, input }) => switchMail(db, input.token, false),
});

/** Takes that back, for who pressed the link by mistake and is not signed in. */
export const resubscribe = command({
  ...byMailToken,
  name: "notifications.resubscribe",
  summary: "Get one kind of mail again, by the link that stopped it",
  message: "You get mails of this kind again.",
  run: ({ db, input }) => switchMail(db, input.token, true),
});
