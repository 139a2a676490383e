import { restoreAccount } from "@/lib/domain/accounts/accounts/commands/delete-account";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ POST: route(restoreAccount) });
