import { unsubscribe } from "@/lib/domain/profiles/notifications/commands";
import { methods, route } from "@/lib/transport/route";

// Mail programs post RFC 8058's form here, without cookies; the token is in the address.
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(unsubscribe, { body: "form", query: ["token"] }),
});
