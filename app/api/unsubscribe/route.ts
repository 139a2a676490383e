import { unsubscribe } from "@/lib/domain/profiles/notifications/commands";
import { methods, pageOfToken, route } from "@/lib/transport/route";

// Mail programs post RFC 8058's form here, without cookies; the token is in the address. Those that know no one-click
// unsubscribing open it in a browser.
export const GET = pageOfToken("/unsubscribe");
export const { POST, PUT, PATCH, DELETE } = methods(
  { POST: route(unsubscribe, { body: "form", query: ["token"] }) },
  ["GET"],
);
