import { listJobs } from "@/lib/domain/staff/jobs/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: route(listJobs) });
