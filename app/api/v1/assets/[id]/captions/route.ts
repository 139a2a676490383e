import { setAssetCaptions } from "@/lib/domain/assets/commands/edit-asset";
import { MAX_CAPTIONS_BYTES } from "@/lib/domain/assets/schema";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(setAssetCaptions, { body: { multipart: { maxBytes: MAX_CAPTIONS_BYTES + 64 * 1024 } } }),
});
