import { refresh } from "@/lib/domain/accounts/accounts/commands/sign-in";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ POST: route(refresh) });
