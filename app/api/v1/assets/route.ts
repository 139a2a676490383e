import { createAsset } from "@/lib/domain/newsrooms/assets/commands/create-asset";
import { updateAssets } from "@/lib/domain/newsrooms/assets/commands/edit-several";
import { listAssets } from "@/lib/domain/newsrooms/assets/queries";
import { methods, route } from "@/lib/transport/route";
import { fileLimits } from "@/lib/utils/file-limits";

const { asset } = fileLimits;
/** The body holds the file, a drawn poster, and the form around them. */
const MAX_BODY_BYTES = asset.bytes + 2 * 1024 * 1024;

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(listAssets),
  POST: route(createAsset, {
    status: 201,
    body: { multipart: { maxBytes: MAX_BODY_BYTES, files: { file: asset, poster: asset } } },
  }),
  PUT: route(updateAssets),
});
