import { finishUpload } from "@/lib/domain/messaging/files/commands/upload";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ POST: route(finishUpload, { status: 201 }) });
