import { invite } from "@/lib/domain/profiles/companies/commands/invitations";
import { listInvitations } from "@/lib/domain/profiles/companies/queries/invitations";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(listInvitations),
  POST: route(invite, { status: 201 }),
});
