import { countVisit, isFirstPart } from "@/app/count-visit";
import { getAssetFile } from "@/lib/domain/newsrooms/assets/queries";
import { streamFile } from "@/lib/platform/storage/file-response";
import { rawRoute } from "@/lib/transport/route";

/** Only those who may see an asset get its bytes: its key alone gives no access. What is saved is a download. */
export const GET = rawRoute(
  getAssetFile,
  async ({ key, ...wanted }, { headers, nextUrl }, read) => {
    const answer = await streamFile(key, { ...wanted, headers });
    const isDownload = wanted.saveAs !== null && answer.ok && isFirstPart(headers);
    if (isDownload) countVisit(read, "asset_downloaded", nextUrl.pathname);
    return answer;
  },
  { unmetered: true },
);
