import { sendMessage } from "@/lib/domain/messaging/messages/commands/send";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ POST: route(sendMessage, { status: 201 }) });
