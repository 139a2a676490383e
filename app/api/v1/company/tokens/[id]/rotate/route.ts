import { rotateCompanyToken } from "@/lib/domain/accounts/tokens/commands/company-tokens";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ POST: route(rotateCompanyToken) });
