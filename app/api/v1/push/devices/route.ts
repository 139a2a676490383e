import { subscribe } from "@/lib/domain/profiles/push/commands/devices";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ POST: route(subscribe, { status: 201 }) });
