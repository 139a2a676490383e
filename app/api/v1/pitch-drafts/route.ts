import { createDraft } from "@/lib/domain/pitching/pitch-drafts/commands";
import { listDrafts } from "@/lib/domain/pitching/pitch-drafts/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(listDrafts),
  POST: route(createDraft, { status: 201 }),
});
