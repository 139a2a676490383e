import { saveMessageDraft } from "@/lib/domain/messaging/messages/commands/draft";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ PUT: route(saveMessageDraft) });
