import { readOverview } from "@/lib/domain/staff/overview/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: route(readOverview) });
