import { exportCompanyAnalytics } from "@/lib/domain/insights/company/queries";
import { writeCompanyAnalytics } from "@/lib/formats/analytics-csv";
import { csvRoute } from "@/lib/transport/csv-route";
import { methods } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: csvRoute(exportCompanyAnalytics, writeCompanyAnalytics),
});
