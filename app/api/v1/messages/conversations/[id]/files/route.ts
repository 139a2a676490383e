import { addMessageFile } from "@/lib/domain/messaging/files/commands/add";
import { listConversationFiles } from "@/lib/domain/messaging/files/queries";
import { methods, route } from "@/lib/transport/route";
import { fileLimits } from "@/lib/utils/file-limits";

const { asset } = fileLimits;
const MAX_BODY_BYTES = asset.bytes + 2 * 1024 * 1024;

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(listConversationFiles),
  POST: route(addMessageFile, {
    status: 201,
    body: { multipart: { maxBytes: MAX_BODY_BYTES, files: { file: asset } } },
  }),
});
