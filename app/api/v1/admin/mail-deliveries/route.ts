import { listDeliveries } from "@/lib/domain/staff/mail-deliveries/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: route(listDeliveries) });
