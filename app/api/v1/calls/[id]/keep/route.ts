import { keepCall } from "@/lib/domain/messaging/calls/commands/signal";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ POST: route(keepCall) });
