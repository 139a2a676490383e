import { confirmIdentity } from "@/lib/domain/accounts/accounts/commands/password";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ POST: route(confirmIdentity) });
