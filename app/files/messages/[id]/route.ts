import { getMessageFile } from "@/lib/domain/messaging/files/queries";
import { streamFile } from "@/lib/platform/storage/file-response";
import { rawRoute } from "@/lib/transport/route";

/** Its address is signed for one of the two parties, whose session it asks for as well. */
export const GET = rawRoute(
  getMessageFile,
  ({ key, ...wanted }, { headers }) => streamFile(key, { ...wanted, isPublic: false, headers }),
  { unmetered: true },
);
