import { readOutreach } from "@/lib/domain/insights/analytics/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: route(readOutreach) });
