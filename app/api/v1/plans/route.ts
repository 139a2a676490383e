import { listPlans } from "@/lib/domain/accounts/plans/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: route(listPlans) });
