import { createRelease } from "@/lib/domain/releases/commands/save";
import { listReleases } from "@/lib/domain/releases/queries/own";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(listReleases),
  POST: route(createRelease, { status: 201 }),
});
