import { exportLog } from "@/lib/domain/staff/audit-log/commands";
import { writeLog } from "@/lib/formats/log-csv";
import { csvRoute } from "@/lib/transport/csv-route";
import { methods } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: csvRoute(exportLog, writeLog) });
