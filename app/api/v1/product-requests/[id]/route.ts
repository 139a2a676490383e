import { withdrawProductRequest } from "@/lib/domain/newsrooms/product-requests/commands/requests";
import { getProductRequest } from "@/lib/domain/newsrooms/product-requests/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(getProductRequest),
  DELETE: route(withdrawProductRequest),
});
