import { archiveConversation, unarchiveConversation } from "@/lib/domain/messaging/messages/commands/manage";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(archiveConversation),
  DELETE: route(unarchiveConversation),
});
