import { setWorkFiles } from "@/lib/domain/profiles/work-samples/commands";
import { methods, route } from "@/lib/transport/route";
import { workFileLimits } from "@/lib/utils/file-limits";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(setWorkFiles, { body: { multipart: workFileLimits } }),
});
