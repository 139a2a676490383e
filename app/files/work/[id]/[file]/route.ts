import { getWorkFile } from "@/lib/domain/profiles/work-samples/queries";
import { streamFile } from "@/lib/platform/storage/file-response";
import { rawRoute } from "@/lib/transport/route";

/** A work sample's video, captions or picture, for those who may see its profile. */
export const GET = rawRoute(
  getWorkFile,
  ({ key, ...wanted }, { headers }) => streamFile(key, { ...wanted, saveAs: null, headers }),
  { unmetered: true },
);
