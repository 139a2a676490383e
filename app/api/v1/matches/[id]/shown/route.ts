import { markShown } from "@/lib/domain/matching/matches/commands/mark-shown";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ POST: route(markShown) });
