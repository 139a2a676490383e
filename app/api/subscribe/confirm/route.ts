import { confirmSubscription } from "@/lib/domain/subscribers/commands/subscribe";
import { redirectPlainForm } from "@/lib/transport/redirect-plain-form";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: redirectPlainForm(route(confirmSubscription, { body: "form" }), {
    done: "/newsletter/confirm?state=done",
    refused: (status) => `/newsletter/confirm?state=${status === 400 ? "dead" : "failed"}`,
  }),
});
