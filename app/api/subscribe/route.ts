import { subscribe } from "@/lib/domain/subscribers/commands/subscribe";
import { redirectPlainForm } from "@/lib/transport/redirect-plain-form";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: redirectPlainForm(route(subscribe, { body: "form" }), {
    done: "/newsletter/sent",
    refused: () => "/newsletter/failed",
  }),
});
