import { deleteRelease } from "@/lib/domain/newsrooms/releases/commands/delete";
import { updateRelease } from "@/lib/domain/newsrooms/releases/commands/save";
import { getRelease } from "@/lib/domain/newsrooms/releases/queries/own";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(getRelease),
  PUT: route(updateRelease),
  DELETE: route(deleteRelease),
});
