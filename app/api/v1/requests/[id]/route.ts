import { deleteRequest, updateRequest } from "@/lib/domain/profiles/requests/commands";
import { getRequest } from "@/lib/domain/profiles/requests/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(getRequest),
  PUT: route(updateRequest),
  DELETE: route(deleteRequest),
});
