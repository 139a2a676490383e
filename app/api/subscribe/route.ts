import { subscribe } from "@/lib/domain/subscribers/commands/subscribe";
import { withPages } from "@/lib/transport/form-pages";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: withPages(route(subscribe, { body: "form" }), {
    done: "/newsletter/sent",
    refused: () => "/newsletter/failed",
  }),
});
