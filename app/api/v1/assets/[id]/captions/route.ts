import { setAssetCaptions } from "@/lib/domain/newsrooms/assets/commands/edit-asset";
import { methods, route } from "@/lib/transport/route";
import { fileLimits } from "@/lib/utils/file-limits";

const { captions } = fileLimits;

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(setAssetCaptions, {
    body: { multipart: { maxBytes: captions.bytes + 64 * 1024, files: { file: captions } } },
  }),
});
