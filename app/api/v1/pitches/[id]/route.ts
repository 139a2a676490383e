import { deletePitch, updatePitch } from "@/lib/domain/pitching/pitches/commands/edit-pitch";
import { getPitch } from "@/lib/domain/pitching/pitches/queries/pitches";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(getPitch),
  PUT: route(updatePitch),
  DELETE: route(deletePitch),
});
