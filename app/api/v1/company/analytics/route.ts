import { readCompanyAnalytics } from "@/lib/domain/insights/company/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: route(readCompanyAnalytics) });
