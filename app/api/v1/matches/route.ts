import { listMatches } from "@/lib/domain/matching/matches/queries/matches";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: route(listMatches) });
