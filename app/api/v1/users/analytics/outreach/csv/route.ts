import { exportOutreach } from "@/lib/domain/insights/analytics/queries";
import { writeOutreach } from "@/lib/formats/insights-csv";
import { csvRoute } from "@/lib/transport/csv-route";
import { methods } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: csvRoute(exportOutreach, writeOutreach) });
