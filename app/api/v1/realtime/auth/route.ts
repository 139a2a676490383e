import { authorizeRealtimeChannel } from "@/lib/domain/messaging/realtime/queries";
import { methods, rawRoute } from "@/lib/transport/route";

// Pusher's clients demand its own answer, without the envelope.
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: rawRoute(authorizeRealtimeChannel, (auth) => Response.json(auth), { body: "form" }),
});
