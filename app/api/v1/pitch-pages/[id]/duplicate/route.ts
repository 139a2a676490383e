import { duplicatePitchPage } from "@/lib/domain/pitching/pitch-pages/commands/manage";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(duplicatePitchPage, { status: 201 }),
});
