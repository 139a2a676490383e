import { createRequest } from "@/lib/domain/requests/commands";
import { listRequests } from "@/lib/domain/requests/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(listRequests),
  POST: route(createRequest, { status: 201 }),
});
