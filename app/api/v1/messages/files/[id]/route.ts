import { removeMessageFile } from "@/lib/domain/messaging/files/commands/add";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ DELETE: route(removeMessageFile) });
