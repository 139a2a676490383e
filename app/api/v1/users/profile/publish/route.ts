import { publishBuilderDraft } from "@/lib/domain/profiles/builders/commands";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ POST: route(publishBuilderDraft) });
