import { reactToMessage, unreactToMessage } from "@/lib/domain/messaging/messages/commands/edit";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route(reactToMessage),
  DELETE: route(unreactToMessage),
});
