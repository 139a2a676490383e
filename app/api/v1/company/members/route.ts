import { listMembers } from "@/lib/domain/profiles/companies/queries/company";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: route(listMembers) });
