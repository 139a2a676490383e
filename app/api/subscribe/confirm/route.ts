import { confirmSubscription } from "@/lib/domain/subscribers/commands/subscribe";
import { withPages } from "@/lib/transport/form-pages";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: withPages(route(confirmSubscription, { body: "form" }), {
    done: "/newsletter/confirm?state=done",
    refused: (status) => `/newsletter/confirm?state=${status === 400 ? "dead" : "failed"}`,
  }),
});
