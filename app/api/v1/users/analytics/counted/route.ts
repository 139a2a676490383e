import { listCountedEvents } from "@/lib/domain/insights/figures/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: route(listCountedEvents) });
