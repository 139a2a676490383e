import { removeSubmission } from "@/lib/domain/profiles/evidence/commands/submissions";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ DELETE: route(removeSubmission) });
