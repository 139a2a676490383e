import { uploadLogo } from "@/lib/domain/profiles/profiles/commands/profile-pictures";
import { methods, rawRoute } from "@/lib/transport/route";
import { fileLimits } from "@/lib/utils/file-limits";

const { picture } = fileLimits;
const PAGE = "/settings/account";

/** A form without scripts sends the logo here and is led back to its page, which says what became of it. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: rawRoute(
    uploadLogo,
    () => new Response(null, { status: 303, headers: { location: `${PAGE}?done=logo` } }),
    {
      body: { multipart: { maxBytes: picture.bytes + 64 * 1024, files: { logo: picture } } },
      page: `${PAGE}?picture=logo`,
    },
  ),
});
