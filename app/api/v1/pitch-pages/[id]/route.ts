import { deletePitchPage } from "@/lib/domain/pitching/pitch-pages/commands/manage";
import { updatePitchPage } from "@/lib/domain/pitching/pitch-pages/commands/save";
import { getPitchPage } from "@/lib/domain/pitching/pitch-pages/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(getPitchPage),
  PUT: route(updatePitchPage),
  DELETE: route(deletePitchPage),
});
