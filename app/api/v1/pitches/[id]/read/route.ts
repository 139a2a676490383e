import { markRead } from "@/lib/domain/pitching/pitches/commands/answer-pitch";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ PATCH: route(markRead) });
