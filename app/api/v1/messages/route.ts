import { attachmentNames } from "@/lib/domain/messaging/files/schema";
import { sendMessage } from "@/lib/domain/messaging/messages/commands/send";
import { methods, route } from "@/lib/transport/route";
import { fileLimits } from "@/lib/utils/file-limits";

const { asset } = fileLimits;
/** Larger ones together are uploaded one by one, and sent by their ids. */
const MAX_BODY_BYTES = asset.bytes + 2 * 1024 * 1024;
const files = Object.fromEntries(attachmentNames.map((name) => [name, asset]));

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(sendMessage, {
    status: 201,
    body: { multipart: { maxBytes: MAX_BODY_BYTES, files, orJson: true } },
  }),
});
