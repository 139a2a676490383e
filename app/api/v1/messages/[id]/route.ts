import { editMessage } from "@/lib/domain/messaging/messages/commands/edit";
import { deleteMessage } from "@/lib/domain/messaging/messages/commands/manage";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PATCH: route(editMessage),
  DELETE: route(deleteMessage),
});
