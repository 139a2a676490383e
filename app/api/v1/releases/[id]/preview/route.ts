import { previewRelease } from "@/lib/domain/newsrooms/releases/queries/own";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: route(previewRelease) });
