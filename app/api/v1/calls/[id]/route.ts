import { getCall } from "@/lib/domain/messaging/calls/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: route(getCall) });
