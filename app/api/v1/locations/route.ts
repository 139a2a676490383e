import { searchLocations } from "@/lib/domain/vocabulary/locations/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: route(searchLocations) });
