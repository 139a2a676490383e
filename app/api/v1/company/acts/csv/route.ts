import { exportActs } from "@/lib/domain/profiles/companies/queries/log";
import { writeActs } from "@/lib/formats/acts-csv";
import { csvRoute } from "@/lib/transport/csv-route";
import { methods } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: csvRoute(exportActs, writeActs) });
