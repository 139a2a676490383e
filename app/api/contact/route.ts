import { sendContactMessage } from "@/lib/domain/messaging/contact/commands";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(sendContactMessage, { body: "form" }),
});
