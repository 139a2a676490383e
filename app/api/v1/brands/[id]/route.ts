import { getBrand } from "@/lib/domain/discovery/profile-pages/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: route(getBrand) });
