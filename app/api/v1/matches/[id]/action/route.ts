import { act } from "@/lib/domain/matching/matches/commands/act";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ POST: route(act) });
