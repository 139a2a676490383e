import { updateNewsroom } from "@/lib/domain/profiles/companies/commands/newsrooms";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ PATCH: route(updateNewsroom) });
