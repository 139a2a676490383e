import { listBlocks } from "@/lib/domain/profiles/blocks/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: route(listBlocks) });
