import { openPortal } from "@/lib/domain/accounts/plans/commands/pay";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ POST: route(openPortal) });
