import { respondToProductRequest } from "@/lib/domain/newsrooms/product-requests/commands/requests";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ POST: route(respondToProductRequest) });
