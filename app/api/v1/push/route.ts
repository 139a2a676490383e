import { readPush } from "@/lib/domain/profiles/push/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: route(readPush) });
