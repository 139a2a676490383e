import { createToken } from "@/lib/domain/accounts/tokens/commands/tokens";
import { listTokens } from "@/lib/domain/accounts/tokens/queries";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(listTokens),
  POST: route(createToken, { status: 201 }),
});
