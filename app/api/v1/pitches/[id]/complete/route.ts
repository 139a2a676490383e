import { completePitch } from "@/lib/domain/pitching/pitches/commands/complete-pitch";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ POST: route(completePitch) });
