import { openCase } from "@/lib/domain/staff/reports/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ POST: route(openCase) });
