import { exportActs } from "@/lib/domain/profiles/companies/queries/log";
import { writeActs } from "@/lib/formats/acts-csv";
import { methods, rawRoute } from "@/lib/transport/route";

const mediaType = "text/csv; charset=utf-8";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: rawRoute(
    exportActs,
    ({ acts, zone, exportedOn }) =>
      new Response(writeActs(acts, zone), {
        headers: {
          "content-type": mediaType,
          "content-disposition": `attachment; filename="audit-log-${exportedOn}.csv"`,
          "x-content-type-options": "nosniff",
        },
      }),
    { mediaType },
  ),
});
