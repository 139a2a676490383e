import { listAppeals } from "@/lib/domain/profiles/evidence/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: route(listAppeals) });
