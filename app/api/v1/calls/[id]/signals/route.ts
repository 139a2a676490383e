import { sendSignal } from "@/lib/domain/messaging/calls/commands/signal";
import { listSignals } from "@/lib/domain/messaging/calls/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(listSignals),
  POST: route(sendSignal, { status: 201 }),
});
