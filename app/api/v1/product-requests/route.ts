import { createProductRequest } from "@/lib/domain/newsrooms/product-requests/commands/requests";
import { listProductRequests } from "@/lib/domain/newsrooms/product-requests/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(listProductRequests),
  POST: route(createProductRequest, { status: 201 }),
});
