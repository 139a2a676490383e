import { Readable } from "node:stream";
import { zipConversationFiles } from "@/lib/domain/messaging/files/queries";
import { zipEntries } from "@/lib/domain/messaging/files/zip-entries";
import { attachment } from "@/lib/platform/storage/attachment";
import { zipStream } from "@/lib/platform/storage/zip-stream";
import { methods, rawRoute } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: rawRoute(
    zipConversationFiles,
    (first, { nextUrl }, read) => {
      const id = nextUrl.pathname.split("/").at(-2) ?? "";
      const zip = zipStream(zipEntries(read, id, first), new Date());
      return new Response(Readable.toWeb(zip) as ReadableStream, {
        headers: {
          "content-type": "application/zip",
          "content-disposition": attachment("conversation-files.zip"),
          "x-content-type-options": "nosniff",
        },
      });
    },
    { mediaType: "application/zip", page: "/matching?tab=inbox" },
  ),
});
