import { releaseAsText } from "@/app/(public)/_shared/release-as-text";
import { getPublicRelease } from "@/lib/domain/newsrooms/releases/queries/public";
import { methods, rawRoute } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: rawRoute(getPublicRelease, releaseAsText) });
