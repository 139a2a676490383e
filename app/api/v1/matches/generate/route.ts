import { generateMatches } from "@/lib/domain/matching/matches/commands/generate";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ POST: route(generateMatches) });
