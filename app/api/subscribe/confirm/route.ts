import { confirmSubscription } from "@/lib/domain/accounts/subscribers/commands/subscribe";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(confirmSubscription, { body: "form" }),
});
