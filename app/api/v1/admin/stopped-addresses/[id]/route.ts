import { liftStop } from "@/lib/domain/staff/stopped-addresses/commands";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ DELETE: route(liftStop) });
