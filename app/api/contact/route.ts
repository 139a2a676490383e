import { sendContactMessage } from "@/lib/domain/contact/commands";
import { withPages } from "@/lib/transport/form-pages";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: withPages(route(sendContactMessage, { body: "form" }), {
    done: "/contact/sent",
    refused: () => "/contact/failed",
  }),
});
