import { and, count, desc, isNull, lt, sql } from "drizzle-orm";
import { MAX } from "uuid";
import { z } from "zod";
import { only } from "@/db/only";
import { prepareOnce } from "@/db/prepare-once";
import { notifications } from "@/db/schema/platform";
import type { Db } from "@/db/types";
import { query } from "@/lib/core/operation";
import { decodeCursor, offsetOf, TOTAL_CAP, toPage } from "@/lib/core/pagination";
import { notificationVisibleTo } from "./policy";
import { listNotificationsInput, notificationListView } from "./schema";
import { toNotificationViews } from "./views";

export const listNotifications = query({
  name: "notifications.list",
  summary: "Own notifications, newest first",
  input: listNotificationsInput,
  output: notificationListView,
  access: "signedIn",
  run: async ({ db, actor, input }) => {
    const [before] = input.cursor ? decodeCursor(input.cursor, [z.uuid()]) : [MAX];
    const { userId } = actor;
    const [rows, counts, unreadCount] = await Promise.all([
      notificationsBefore(db).execute({ userId, before, take: input.limit + 1, skip: offsetOf(input) }),
      input.cursor ? [] : totalStatement(db).execute({ userId }),
      countUnread(db, userId),
    ]);
    const total = counts[0]?.total ?? null;
    const { rows: shown, pagination } = toPage(rows, input, total, (row) => [row.id]);
    return { notifications: await toNotificationViews(db, shown), unreadCount, pagination };
  },
});

/** Counts the unread notifications for the number on the bell, without reading any. */
export const countUnreadNotifications = query({
  name: "notifications.countUnread",
  summary: "How many own notifications are unread",
  input: z.object({}),
  output: notificationListView.pick({ unreadCount: true }),
  access: "signedIn",
  run: async ({ db, actor }) => ({ unreadCount: await countUnread(db, actor.userId) }),
});

const caller = { userId: sql.placeholder("userId") };

const notificationsBefore = prepareOnce((db) =>
  db
    .select()
    .from(notifications)
    .where(and(notificationVisibleTo(caller), lt(notifications.id, sql.placeholder("before"))))
    .orderBy(desc(notifications.id))
    .limit(sql.placeholder("take"))
    .offset(sql.placeholder("skip"))
    .prepare("notifications_before"),
);

const totalStatement = prepareOnce((db) => {
  const own = db.select({ one: sql`1` }).from(notifications).where(notificationVisibleTo(caller));
  return db
    .select({ total: count() })
    .from(own.limit(TOTAL_CAP + 1).as("own"))
    .prepare("notifications_total");
});

const unreadStatement = prepareOnce((db) =>
  db
    .select({ total: count() })
    .from(notifications)
    .where(and(notificationVisibleTo(caller), isNull(notifications.readAt)))
    .prepare("notifications_unread"),
);

async function countUnread(db: Db, userId: string): Promise<number> {
  return only(await unreadStatement(db).execute({ userId })).total;
}
