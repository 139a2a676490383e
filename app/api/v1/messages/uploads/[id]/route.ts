import { appendUpload, dropUpload } from "@/lib/domain/messaging/files/commands/upload";
import { readUpload } from "@/lib/domain/messaging/files/queries";
import type { UploadView } from "@/lib/domain/messaging/files/schema";
import { methods, rawRoute } from "@/lib/transport/route";
import { TUS_HEADERS } from "@/lib/transport/tus";

const place = ({ received, size }: UploadView) =>
  new Response(null, {
    status: 204,
    headers: { ...TUS_HEADERS, "upload-offset": String(received), "upload-length": String(size) },
  });

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  // A tus client asks by HEAD, which Next answers by GET.
  GET: rawRoute(readUpload, place),
  PATCH: rawRoute(appendUpload, place, { body: "tus" }),
  DELETE: rawRoute(dropUpload, () => new Response(null, { status: 204, headers: TUS_HEADERS })),
});
