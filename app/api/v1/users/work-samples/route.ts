import { MAX_ASSET_BYTES } from "@/lib/domain/assets/schema";
import { createWorkSample } from "@/lib/domain/work-samples/commands";
import { listOwnWork } from "@/lib/domain/work-samples/queries";
import { methods, route } from "@/lib/transport/route";

/** The video, its poster and captions, and the form around them. */
const MAX_BODY_BYTES = MAX_ASSET_BYTES + 2 * 1024 * 1024;

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(listOwnWork),
  POST: route(createWorkSample, {
    status: 201,
    body: { multipart: { maxBytes: MAX_BODY_BYTES, orJson: true } },
  }),
});
