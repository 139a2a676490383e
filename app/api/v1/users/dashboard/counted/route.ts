import { listCounted } from "@/lib/domain/insights/dashboard/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: route(listCounted) });
