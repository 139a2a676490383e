import { deleteDraft, updateDraft } from "@/lib/domain/pitching/pitch-drafts/commands";
import { getDraft } from "@/lib/domain/pitching/pitch-drafts/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(getDraft),
  PUT: route(updateDraft),
  DELETE: route(deleteDraft),
});
