import { sendContactMessage } from "@/lib/domain/contact/commands";
import { redirectPlainForm } from "@/lib/transport/redirect-plain-form";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: redirectPlainForm(route(sendContactMessage, { body: "form" }), {
    done: "/contact/sent",
    refused: () => "/contact/failed",
  }),
});
