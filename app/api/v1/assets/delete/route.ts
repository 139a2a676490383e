import { deleteAssets } from "@/lib/domain/newsrooms/assets/commands/edit-several";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ POST: route(deleteAssets) });
