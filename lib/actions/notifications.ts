"use server";
import { markAllNotificationsRead } from "@/lib/domain/profiles/notifications/commands";
import { formAction } from "@/lib/transport/action";

export const markAllRead = formAction(markAllNotificationsRead, {
  read: () => ({}),
  done: () => "/matching/notifications",
});
