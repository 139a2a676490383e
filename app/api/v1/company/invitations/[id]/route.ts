import { revokeInvitation } from "@/lib/domain/profiles/companies/commands/invitations";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ DELETE: route(revokeInvitation) });
