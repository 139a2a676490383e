import { deleteRelease } from "@/lib/domain/releases/commands/delete";
import { updateRelease } from "@/lib/domain/releases/commands/save";
import { getRelease } from "@/lib/domain/releases/queries/own";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(getRelease),
  PUT: route(updateRelease),
  DELETE: route(deleteRelease),
});
