import { getWorkFile } from "@/lib/domain/profiles/work-samples/queries";
import { streamFile } from "@/lib/platform/storage/file-response";
import { rawRoute } from "@/lib/transport/route";

/** Only those who may see a profile get its work samples' videos, captions and pictures. */
export const GET = rawRoute(
  getWorkFile,
  ({ key, ...wanted }, { headers }) => streamFile(key, { ...wanted, saveAs: null, headers }),
  { unmetered: true },
);
