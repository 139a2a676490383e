import { listTemplates } from "@/lib/domain/pitching/pitches/queries/pitches";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: route(listTemplates) });
