import { listBrands } from "@/lib/domain/discovery/directories/queries/directories";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: route(listBrands) });
