import { ratePitch } from "@/lib/domain/pitching/pitches/commands/complete-pitch";
import { showFeedback } from "@/lib/domain/pitching/pitches/commands/show-feedback";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(ratePitch),
  PATCH: route(showFeedback),
});
