import { listUnsentFiles } from "@/lib/domain/messaging/files/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: route(listUnsentFiles) });
