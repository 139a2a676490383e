import { reopenPerson } from "@/lib/domain/staff/people/commands";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ POST: route(reopenPerson) });
