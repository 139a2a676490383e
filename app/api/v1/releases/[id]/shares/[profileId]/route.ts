import { unshareRelease } from "@/lib/domain/newsrooms/releases/commands/share";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ DELETE: route(unshareRelease) });
