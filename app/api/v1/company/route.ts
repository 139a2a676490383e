import { updateCompany } from "@/lib/domain/profiles/companies/commands/company";
import { getCompany } from "@/lib/domain/profiles/companies/queries/company";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(getCompany),
  PATCH: route(updateCompany),
});
