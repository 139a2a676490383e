import { endSession } from "@/lib/domain/accounts/accounts/commands/sessions";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ DELETE: route(endSession) });
