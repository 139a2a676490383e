import { listCoverage } from "@/lib/domain/insights/coverage/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: route(listCoverage) });
