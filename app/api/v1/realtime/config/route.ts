import { getRealtimeConfig } from "@/lib/domain/realtime/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: route(getRealtimeConfig) });
