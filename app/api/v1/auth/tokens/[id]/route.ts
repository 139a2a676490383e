import { revokeToken } from "@/lib/domain/accounts/tokens/commands/tokens";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ DELETE: route(revokeToken) });
