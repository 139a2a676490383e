import { listPublicAssets } from "@/lib/domain/newsrooms/assets/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: route(listPublicAssets) });
