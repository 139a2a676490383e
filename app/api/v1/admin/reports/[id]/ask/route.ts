import { askAccount } from "@/lib/domain/staff/reports/commands";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ POST: route(askAccount) });
