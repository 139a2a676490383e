import { markMessageRead } from "@/lib/domain/messaging/messages/commands/manage";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ PUT: route(markMessageRead) });
