import { retryJob } from "@/lib/domain/staff/jobs/commands";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ POST: route(retryJob) });
