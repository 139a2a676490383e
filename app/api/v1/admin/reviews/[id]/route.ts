import { decideAppeal } from "@/lib/domain/profiles/evidence/commands/decide-appeal";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ POST: route(decideAppeal) });
