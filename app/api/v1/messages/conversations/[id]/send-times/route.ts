import { getSendTimes } from "@/lib/domain/messaging/messages/queries/scheduled";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: route(getSendTimes) });
