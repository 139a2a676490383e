import { orderAssets } from "@/lib/domain/newsrooms/assets/commands/edit-asset";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ PUT: route(orderAssets) });
