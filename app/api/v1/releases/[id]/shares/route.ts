import { shareRelease } from "@/lib/domain/newsrooms/releases/commands/share";
import { listShares } from "@/lib/domain/newsrooms/releases/queries/own";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(listShares),
  POST: route(shareRelease),
});
