import { exportRatings } from "@/lib/domain/insights/analytics/queries";
import { writeRatings } from "@/lib/formats/insights-csv";
import { csvRoute } from "@/lib/transport/csv-route";
import { methods } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: csvRoute(exportRatings, writeRatings) });
