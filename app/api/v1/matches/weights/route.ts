import { restoreWeights, takeBackWeights } from "@/lib/domain/matching/matches/commands/weights";
import { listWeights } from "@/lib/domain/matching/matches/queries/weights";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(listWeights),
  PUT: route(restoreWeights),
  DELETE: route(takeBackWeights),
});
