import { showInvitation } from "@/lib/domain/profiles/companies/queries/invitations";
import { methods, route } from "@/lib/transport/route";

/** The token comes in a body, so that no log of addresses holds it. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({ POST: route(showInvitation) });
