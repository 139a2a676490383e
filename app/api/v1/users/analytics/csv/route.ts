import { readAnalytics } from "@/lib/domain/insights/figures/queries";
import { writeAnalytics } from "@/lib/formats/analytics-csv";
import { methods, rawRoute } from "@/lib/transport/route";

const mediaType = "text/csv; charset=utf-8";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: rawRoute(
    readAnalytics,
    ({ analytics }) => {
      const { firstDay, lastDay } = analytics.period;
      return new Response(writeAnalytics(analytics), {
        headers: {
          "content-type": mediaType,
          "content-disposition": `attachment; filename="analytics-${firstDay}-to-${lastDay}.csv"`,
          "x-content-type-options": "nosniff",
        },
      });
    },
    { mediaType },
  ),
});
