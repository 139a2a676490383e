import { getAssetFile } from "@/lib/domain/newsrooms/assets/queries";
import { streamFile } from "@/lib/platform/storage/file-response";
import { rawRoute } from "@/lib/transport/route";

/** An asset's bytes, for those who may see the asset: its key alone gives no access. */
export const GET = rawRoute(
  getAssetFile,
  ({ key, ...wanted }, { headers }) => streamFile(key, { ...wanted, headers }),
  { unmetered: true },
);
