import { setFilePoster } from "@/lib/domain/messaging/files/commands/add";
import { methods, route } from "@/lib/transport/route";
import { fileLimits } from "@/lib/utils/file-limits";

const { picture } = fileLimits;

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(setFilePoster, {
    body: { multipart: { maxBytes: picture.bytes + 64 * 1024, files: { file: picture } } },
  }),
});
