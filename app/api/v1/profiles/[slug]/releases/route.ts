import { listPublicReleases } from "@/lib/domain/newsrooms/releases/queries/public";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: route(listPublicReleases) });
