import { register } from "@/lib/domain/accounts/accounts/commands/register";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ POST: route(register, { status: 201 }) });
