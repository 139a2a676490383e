import { Readable } from "node:stream";
import { startCopy } from "@/lib/domain/accounts/personal-data/commands";
import { copyEntries } from "@/lib/domain/accounts/personal-data/copy-entries";
import { attachment } from "@/lib/platform/storage/attachment";
import { zipStream } from "@/lib/platform/storage/zip-stream";
import { PRODUCT_NAME } from "@/lib/product";
import { methods, rawRoute } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: rawRoute(
    startCopy,
    ({ startedAt }, _request, read) => {
      const zip = zipStream(copyEntries(read, startedAt), new Date(startedAt));
      const name = `${PRODUCT_NAME.toLowerCase()}-data-${startedAt.slice(0, 10)}.zip`;
      return new Response(Readable.toWeb(zip) as ReadableStream, {
        headers: {
          "content-type": "application/zip",
          "content-disposition": attachment(name),
          "x-content-type-options": "nosniff",
        },
      });
    },
    { mediaType: "application/zip", page: "/settings/data" },
  ),
});
