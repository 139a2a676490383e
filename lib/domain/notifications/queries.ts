import { and, count, desc, eq, isNull, lt } from "drizzle-orm";
import { z } from "zod";
import { notifications } from "@/db/schema/platform";
import type { Db } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { query } from "@/lib/core/operation";
import { decodeCursor, offsetOf, TOTAL_CAP, toPage } from "@/lib/core/pagination";
import { notificationVisibleTo } from "./policy";
import { listNotificationsInput, notificationListView } from "./schema";
import { toNotificationViews } from "./views";

/** The caller's notifications, newest first, and how many are unread. */
export const listNotifications = query({
  name: "notifications.list",
  summary: "Own notifications, newest first",
  input: listNotificationsInput,
  output: notificationListView,
  access: "signedIn",
  run: async ({ db, actor, input }) => {
    const [after] = input.cursor ? decodeCursor(input.cursor, [z.uuid()]) : [];
    const [rows, total, unreadCount] = await Promise.all([
      db
        .select()
        .from(notifications)
        .where(and(notificationVisibleTo(actor), after ? lt(notifications.id, after) : undefined))
        .orderBy(desc(notifications.id))
        .limit(input.limit + 1)
        .offset(offsetOf(input)),
      input.cursor ? null : countAll(db, actor),
      countUnread(db, actor),
    ]);
    const { rows: shown, pagination } = toPage(rows, input, total, (row) => [row.id]);
    return { notifications: await toNotificationViews(db, shown), unreadCount, pagination };
  },
});

/** How many notifications are unread: the number on the bell, without reading any. */
export const countUnreadNotifications = query({
  name: "notifications.countUnread",
  summary: "How many own notifications are unread",
  input: z.object({}),
  output: notificationListView.pick({ unreadCount: true }),
  access: "signedIn",
  run: async ({ db, actor }) => ({ unreadCount: await countUnread(db, actor) }),
});

async function countAll(db: Db, actor: UserActor): Promise<number> {
  const some = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(notificationVisibleTo(actor))
    .limit(TOTAL_CAP + 1)
    .as("some");
  const [row] = await db.select({ total: count() }).from(some);
  return row?.total ?? 0;
}

async function countUnread(db: Db, actor: UserActor): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, actor.userId), isNull(notifications.readAt)));
  return row?.total ?? 0;
}
