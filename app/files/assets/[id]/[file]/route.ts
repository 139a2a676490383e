import { getAssetFile } from "@/lib/domain/newsrooms/assets/queries";
import { streamFile } from "@/lib/platform/storage/file-response";
import { rawRoute } from "@/lib/transport/route";

/** Only those who may see an asset get its bytes: its key alone gives no access. */
export const GET = rawRoute(
  getAssetFile,
  ({ key, ...wanted }, { headers }) => streamFile(key, { ...wanted, headers }),
  { unmetered: true },
);
