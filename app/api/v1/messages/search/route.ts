import { searchMessages } from "@/lib/domain/messaging/messages/queries/search";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: route(searchMessages) });
