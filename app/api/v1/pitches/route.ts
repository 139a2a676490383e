import { createPitch } from "@/lib/domain/pitching/pitches/commands/create-pitch";
import { listPitches } from "@/lib/domain/pitching/pitches/queries/pitches";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(listPitches),
  POST: route(createPitch, { status: 201 }),
});
