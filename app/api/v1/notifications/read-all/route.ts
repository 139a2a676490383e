import { markAllNotificationsRead } from "@/lib/domain/notifications/commands";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ PUT: route(markAllNotificationsRead) });
