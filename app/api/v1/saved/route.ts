import { listSaved } from "@/lib/domain/profiles/saved/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: route(listSaved) });
