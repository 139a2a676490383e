import { recordVisit } from "@/lib/domain/insights/figures/commands";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ POST: route(recordVisit, { unmetered: true }) });
