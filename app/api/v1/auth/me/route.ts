import { me } from "@/lib/domain/accounts/accounts/queries";
import { methods, route } from "@/lib/transport/route";
import { endingSession } from "@/lib/transport/session-responses";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endingSession(route(me), (status) => status === 401),
});
