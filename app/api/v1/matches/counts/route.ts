import { matchingCounts } from "@/lib/domain/matching/matches/queries/counts";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: route(matchingCounts) });
