import { exportLog } from "@/lib/domain/staff/audit-log/commands";
import { writeLog } from "@/lib/formats/log-csv";
import { methods, rawRoute } from "@/lib/transport/route";

const mediaType = "text/csv; charset=utf-8";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: rawRoute(
    exportLog,
    ({ entries, zone, exportedOn }) =>
      new Response(writeLog(entries, zone), {
        headers: {
          "content-type": mediaType,
          "content-disposition": `attachment; filename="platform-audit-log-${exportedOn}.csv"`,
          "x-content-type-options": "nosniff",
        },
      }),
    { mediaType },
  ),
});
