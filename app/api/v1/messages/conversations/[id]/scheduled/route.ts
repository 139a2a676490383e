import { scheduleMessage } from "@/lib/domain/messaging/messages/commands/schedule";
import { listScheduled } from "@/lib/domain/messaging/messages/queries/scheduled";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(listScheduled),
  POST: route(scheduleMessage, { status: 201 }),
});
