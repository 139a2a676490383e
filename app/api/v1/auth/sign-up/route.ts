import { signUp } from "@/lib/domain/accounts/accounts/commands/register";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ POST: route(signUp, { status: 201 }) });
