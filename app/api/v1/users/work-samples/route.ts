import { createWorkSample } from "@/lib/domain/work-samples/commands";
import { listOwnWork } from "@/lib/domain/work-samples/queries";
import { methods, route } from "@/lib/transport/route";
import { fileLimits } from "@/lib/utils/file-limits";

const { asset, captions } = fileLimits;
/** The video, its poster and captions, and the form around them. */
const MAX_BODY_BYTES = asset.bytes + 2 * 1024 * 1024;

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(listOwnWork),
  POST: route(createWorkSample, {
    status: 201,
    body: {
      multipart: {
        maxBytes: MAX_BODY_BYTES,
        files: { file: asset, picture: asset, captions },
        orJson: true,
      },
    },
  }),
});
