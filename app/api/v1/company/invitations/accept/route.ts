import { acceptInvitation } from "@/lib/domain/profiles/companies/commands/invitations";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ POST: route(acceptInvitation) });
