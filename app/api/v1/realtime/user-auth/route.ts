import { authenticateRealtimeUser } from "@/lib/domain/messaging/realtime/queries";
import { methods, rawRoute } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: rawRoute(authenticateRealtimeUser, (auth) => Response.json(auth), { body: "form" }),
});
