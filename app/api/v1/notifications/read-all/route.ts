import { markAllNotificationsRead } from "@/lib/domain/profiles/notifications/commands";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ PUT: route(markAllNotificationsRead) });
