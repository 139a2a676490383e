import { deleteScheduled, updateScheduled } from "@/lib/domain/messaging/messages/commands/schedule";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PATCH: route(updateScheduled),
  DELETE: route(deleteScheduled),
});
