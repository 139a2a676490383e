import { saveRelease } from "@/lib/domain/newsrooms/releases/commands/save";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ POST: route(saveRelease) });
