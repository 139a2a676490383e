import { receiveBillingEvent } from "@/lib/domain/accounts/plans/commands/follow-provider";
import { methods, route } from "@/lib/transport/route";

// Stripe sends a burst of events from few addresses, and each of them is signed.
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(receiveBillingEvent, { body: { signedBy: "stripe-signature" }, unmetered: true }),
});
