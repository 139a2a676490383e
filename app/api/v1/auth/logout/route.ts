import { logout } from "@/lib/domain/accounts/accounts/commands/sign-in";
import { methods, route } from "@/lib/transport/route";
import { endingSession } from "@/lib/transport/session-responses";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endingSession(route(logout), (status) => status === 200 || status === 401, {
    signsOut: true,
  }),
});
