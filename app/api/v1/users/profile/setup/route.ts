import { setupProfile } from "@/lib/domain/profiles/profiles/commands/update";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ PUT: route(setupProfile) });
