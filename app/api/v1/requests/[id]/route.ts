import { deleteRequest, updateRequest } from "@/lib/domain/requests/commands";
import { getRequest } from "@/lib/domain/requests/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(getRequest),
  PUT: route(updateRequest),
  DELETE: route(deleteRequest),
});
