import { readPlatformFigures } from "@/lib/domain/staff/platform-figures/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: route(readPlatformFigures) });
