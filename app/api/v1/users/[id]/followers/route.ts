import { listFollowers } from "@/lib/domain/profiles/follows/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: route(listFollowers) });
