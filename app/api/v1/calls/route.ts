import { startCall } from "@/lib/domain/messaging/calls/commands/ring";
import { listLiveCalls } from "@/lib/domain/messaging/calls/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(listLiveCalls),
  POST: route(startCall, { status: 201 }),
});
