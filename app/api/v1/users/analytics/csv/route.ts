import { readAnalytics } from "@/lib/domain/insights/figures/queries";
import { writeAnalytics } from "@/lib/formats/analytics-csv";
import { csvRoute } from "@/lib/transport/csv-route";
import { methods } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: csvRoute(readAnalytics, ({ analytics, profile }) => writeAnalytics(analytics, profile)),
});
