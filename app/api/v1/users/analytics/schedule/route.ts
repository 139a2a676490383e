import { scheduleReport } from "@/lib/domain/insights/digests/commands";
import { readSchedule } from "@/lib/domain/insights/digests/queries/read";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(readSchedule),
  PUT: route(scheduleReport),
});
