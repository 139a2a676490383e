import { z } from "zod";
import { notificationKinds } from "@/db/enums";
import { isoDate, rowId, upperEnum } from "@/lib/core/fields";
import { pageInput, paginationSchema } from "@/lib/core/page-schema";
import { partyView } from "@/lib/domain/profiles/profiles/schema";

export const listNotificationsInput = z.object(pageInput());
export const notificationIdInput = z.object({ id: rowId() });

/** The token of the mail's link or its one-click header says whose mails of which kind stop. */
export const unsubscribeInput = z.object({
  token: z.string({ error: "token is required" }).max(300, "This link is not valid"),
});

export const notificationView = z.object({
  id: z.uuid(),
  kind: upperEnum(notificationKinds),
  title: z.string(),
  text: z.string(),
  /** The address it leads to, without the host. */
  url: z.string(),
  /** The profile that caused it; null without one. */
  actor: partyView.nullable(),
  /** The match, pitch or conversation it is about. */
  subjectId: z.uuid().nullable(),
  createdAt: isoDate(),
  readAt: isoDate().nullable(),
});
export type NotificationView = z.infer<typeof notificationView>;

export const notificationListView = z.object({
  notifications: z.array(notificationView),
  unreadCount: z.number().int(),
  pagination: paginationSchema,
});
