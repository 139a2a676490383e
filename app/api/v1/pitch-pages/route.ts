import { createPitchPage } from "@/lib/domain/pitching/pitch-pages/commands/save";
import { listPitchPages } from "@/lib/domain/pitching/pitch-pages/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(listPitchPages),
  POST: route(createPitchPage, { status: 201 }),
});
