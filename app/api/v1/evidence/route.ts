import { submitEvidence } from "@/lib/domain/profiles/evidence/commands/submissions";
import { readVerification } from "@/lib/domain/profiles/evidence/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(readVerification),
  POST: route(submitEvidence, { status: 201 }),
});
