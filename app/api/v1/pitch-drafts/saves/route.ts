import { savePitchDraft } from "@/lib/domain/pitching/pitch-drafts/commands";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ POST: route(savePitchDraft) });
