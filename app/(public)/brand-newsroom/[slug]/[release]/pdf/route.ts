import { releaseAsPdf } from "@/app/(public)/_shared/release-as-pdf";
import { getReleasePdf } from "@/lib/domain/newsrooms/releases/queries/public";
import { methods, rawRoute } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: rawRoute(getReleasePdf, releaseAsPdf) });
