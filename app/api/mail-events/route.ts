import { receiveDeliveryEvents } from "@/lib/domain/staff/stopped-addresses/commands";
import { methods, route } from "@/lib/transport/route";

// A mail provider sends bursts of events from few addresses, and each call is signed.
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(receiveDeliveryEvents, { body: { signedBy: "mail-signature" }, unmetered: true }),
});
