import { discardBuilderDraft, saveBuilderDraft } from "@/lib/domain/profiles/builders/commands";
import { getBuilderDraft } from "@/lib/domain/profiles/builders/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(getBuilderDraft),
  PUT: route(saveBuilderDraft),
  DELETE: route(discardBuilderDraft),
});
