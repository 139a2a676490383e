import { replaceAssetFile } from "@/lib/domain/newsrooms/assets/commands/replace-file";
import { methods, route } from "@/lib/transport/route";
import { fileLimits } from "@/lib/utils/file-limits";

const { asset } = fileLimits;

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(replaceAssetFile, {
    body: { multipart: { maxBytes: asset.bytes + 64 * 1024, files: { file: asset } } },
  }),
});
