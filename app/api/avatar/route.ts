import { uploadAvatar } from "@/lib/domain/profiles/profiles/commands/profile-pictures";
import { methods, rawRoute } from "@/lib/transport/route";
import { fileLimits } from "@/lib/utils/file-limits";

const { picture } = fileLimits;
const PAGE = "/settings/account";

/** A form without scripts sends the picture here and is led back to its page, which says what became of it. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: rawRoute(
    uploadAvatar,
    () => new Response(null, { status: 303, headers: { location: `${PAGE}?done=picture` } }),
    { body: { multipart: { maxBytes: picture.bytes + 64 * 1024, files: { avatar: picture } } }, page: PAGE },
  ),
});
