import { startUpload } from "@/lib/domain/messaging/files/commands/upload";
import { methods, rawRoute } from "@/lib/transport/route";
import { TUS_HEADERS } from "@/lib/transport/tus";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: rawRoute(
    startUpload,
    ({ id }) =>
      new Response(null, {
        status: 201,
        headers: { ...TUS_HEADERS, location: `/api/v1/messages/uploads/${id}` },
      }),
    { body: "tus" },
  ),
});
