import { endCall } from "@/lib/domain/messaging/calls/commands/answer";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ POST: route(endCall) });
