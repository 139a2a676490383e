import { createReport } from "@/lib/domain/staff/reports/commands";
import { listReports } from "@/lib/domain/staff/reports/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(listReports),
  POST: route(createReport, { status: 201 }),
});
