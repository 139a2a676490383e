import { listActivity } from "@/lib/domain/accounts/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: route(listActivity) });
