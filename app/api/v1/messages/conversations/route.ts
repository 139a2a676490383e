import { createConversation } from "@/lib/domain/messaging/messages/commands/send";
import { listConversations } from "@/lib/domain/messaging/messages/queries/read";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(listConversations),
  POST: route(createConversation),
});
