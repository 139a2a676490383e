import { createRequest } from "@/lib/domain/profiles/requests/commands";
import { listRequests } from "@/lib/domain/profiles/requests/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(listRequests),
  POST: route(createRequest, { status: 201 }),
});
