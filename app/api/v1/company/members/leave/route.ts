import { leaveCompany } from "@/lib/domain/profiles/companies/commands/members";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ POST: route(leaveCompany) });
