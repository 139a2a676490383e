import { createWorkSample } from "@/lib/domain/profiles/work-samples/commands";
import { listOwnWork } from "@/lib/domain/profiles/work-samples/queries";
import { methods, route } from "@/lib/transport/route";
import { workFileLimits } from "@/lib/utils/file-limits";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(listOwnWork),
  POST: route(createWorkSample, { status: 201, body: { multipart: { ...workFileLimits, orJson: true } } }),
});
