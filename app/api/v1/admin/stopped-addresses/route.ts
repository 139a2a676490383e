import { listStops } from "@/lib/domain/staff/stopped-addresses/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: route(listStops) });
