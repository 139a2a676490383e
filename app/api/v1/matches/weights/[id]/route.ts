import { restoreWeight, takeBackWeight } from "@/lib/domain/matching/matches/commands/weights";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route(restoreWeight),
  DELETE: route(takeBackWeight),
});
