import { listNotifications } from "@/lib/domain/profiles/notifications/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: route(listNotifications) });
