import { removeAvatar, uploadAvatar } from "@/lib/domain/profiles/profiles/commands/profile-pictures";
import { methods, route } from "@/lib/transport/route";
import { fileLimits } from "@/lib/utils/file-limits";

/** The body holds the picture's 5 MiB and the form around it. */
const MAX_BODY_BYTES = fileLimits.picture.bytes + 64 * 1024;

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(uploadAvatar, {
    body: { multipart: { maxBytes: MAX_BODY_BYTES, files: { avatar: fileLimits.picture } } },
  }),
  DELETE: route(removeAvatar),
});
