import { listPeople } from "@/lib/domain/staff/people/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: route(listPeople) });
