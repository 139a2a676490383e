import { listSuggestions } from "@/lib/domain/matching/matches/queries/suggestions";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: route(listSuggestions) });
