import { readPlatformFigures } from "@/lib/domain/staff/platform-figures/queries";
import { writePlatformFigures } from "@/lib/formats/platform-csv";
import { methods, rawRoute } from "@/lib/transport/route";

const mediaType = "text/csv; charset=utf-8";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: rawRoute(
    readPlatformFigures,
    ({ figures }) =>
      new Response(writePlatformFigures(figures), {
        headers: {
          "content-type": mediaType,
          "content-disposition": `attachment; filename="platform-${figures.firstDay}-to-${figures.lastDay}.csv"`,
          "x-content-type-options": "nosniff",
        },
      }),
    { mediaType },
  ),
});
