import { listActs } from "@/lib/domain/profiles/companies/queries/log";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: route(listActs) });
