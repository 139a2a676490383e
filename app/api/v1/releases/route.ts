import { createRelease } from "@/lib/domain/newsrooms/releases/commands/save";
import { listReleases } from "@/lib/domain/newsrooms/releases/queries/own";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(listReleases),
  POST: route(createRelease, { status: 201 }),
});
