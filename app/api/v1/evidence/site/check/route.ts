import { checkSite } from "@/lib/domain/profiles/evidence/commands/site";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ POST: route(checkSite) });
