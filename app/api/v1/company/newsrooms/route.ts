import { createNewsroom } from "@/lib/domain/profiles/companies/commands/newsrooms";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ POST: route(createNewsroom, { status: 201 }) });
