import { sendDraft } from "@/lib/domain/pitching/pitches/commands/send-pitch";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ POST: route(sendDraft, { status: 201 }) });
