import { replaceAssetFile } from "@/lib/domain/assets/commands/replace-file";
import { MAX_ASSET_BYTES } from "@/lib/domain/assets/schema";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(replaceAssetFile, { body: { multipart: { maxBytes: MAX_ASSET_BYTES + 64 * 1024 } } }),
});
