import { createCompanyToken } from "@/lib/domain/accounts/tokens/commands/company-tokens";
import { listCompanyTokens } from "@/lib/domain/accounts/tokens/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(listCompanyTokens),
  POST: route(createCompanyToken, { status: 201 }),
});
