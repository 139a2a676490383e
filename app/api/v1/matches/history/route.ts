import { listHistory } from "@/lib/domain/matching/matches/queries/history";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: route(listHistory) });
