import { stopSubscription } from "@/lib/domain/accounts/subscribers/commands/subscribe";
import { methods, pageOfToken, route } from "@/lib/transport/route";

// Mail programs post RFC 8058's form here, without cookies; the token is in the address. Those that know no one-click
// unsubscribing open it in a browser.
export const GET = pageOfToken("/newsletter/stop");
export const { POST, PUT, PATCH, DELETE } = methods(
  { POST: route(stopSubscription, { body: "form", query: ["token"] }) },
  ["GET"],
);
