import { endOtherSessions } from "@/lib/domain/accounts/accounts/commands/sessions";
import { listSessions } from "@/lib/domain/accounts/accounts/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(listSessions),
  DELETE: route(endOtherSessions),
});
