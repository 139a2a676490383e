import { changeEmail } from "@/lib/domain/accounts/accounts/commands/change-email";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ POST: route(changeEmail) });
