import { archivePitchPage, unarchivePitchPage } from "@/lib/domain/pitching/pitch-pages/commands/manage";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(archivePitchPage),
  DELETE: route(unarchivePitchPage),
});
