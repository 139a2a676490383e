import { uploadProfilePicture } from "@/lib/domain/profiles/profiles/commands/picture";
import { methods, route } from "@/lib/transport/route";
import { fileLimits } from "@/lib/utils/file-limits";

const { asset } = fileLimits;

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(uploadProfilePicture, {
    status: 201,
    body: { multipart: { maxBytes: asset.bytes + 64 * 1024, files: { picture: asset } } },
  }),
});
