import { stopSubscription } from "@/lib/domain/subscribers/commands/subscribe";
import { redirectPlainForm } from "@/lib/transport/redirect-plain-form";
import { methods, route } from "@/lib/transport/route";

// Mail programs post RFC 8058's form here, without cookies; the token is in the address.
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: redirectPlainForm(route(stopSubscription, { body: "form" }), {
    done: "/newsletter/stop?state=done",
    refused: (status) => `/newsletter/stop?state=${status === 400 ? "dead" : "failed"}`,
  }),
});
