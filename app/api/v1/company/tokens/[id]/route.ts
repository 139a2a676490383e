import { revokeCompanyToken } from "@/lib/domain/accounts/tokens/commands/company-tokens";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ DELETE: route(revokeCompanyToken) });
