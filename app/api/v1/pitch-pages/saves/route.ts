import { savePitchPage } from "@/lib/domain/pitching/pitch-pages/commands/save";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ POST: route(savePitchPage) });
