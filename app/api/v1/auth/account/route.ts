import { deleteAccount } from "@/lib/domain/accounts/accounts/commands/delete-account";
import { methods, route } from "@/lib/transport/route";
import { endingSession } from "@/lib/transport/session-responses";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: endingSession(route(deleteAccount), (status) => status === 200, { signsOut: true }),
});
