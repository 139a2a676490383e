import { remindTwoFactor } from "@/lib/domain/profiles/companies/commands/company";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ POST: route(remindTwoFactor) });
