import { giveFeedback } from "@/lib/domain/matching/matches/commands/feedback";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ POST: route(giveFeedback) });
