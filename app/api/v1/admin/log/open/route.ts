import { openLog } from "@/lib/domain/staff/audit-log/commands";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ POST: route(openLog) });
