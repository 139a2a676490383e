import { searchTopics } from "@/lib/domain/vocabulary/topics/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: route(searchTopics) });
