import { listActivity } from "@/lib/domain/accounts/accounts/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: route(listActivity) });
