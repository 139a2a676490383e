import { deleteMember, updateMember } from "@/lib/domain/profiles/companies/commands/members";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PATCH: route(updateMember),
  DELETE: route(deleteMember),
});
