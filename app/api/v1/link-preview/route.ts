import { readPreview } from "@/lib/domain/profiles/link-previews/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: route(readPreview) });
