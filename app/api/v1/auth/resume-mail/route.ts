import { resumeMail } from "@/lib/domain/accounts/accounts/commands/email";
import { methods, route } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ POST: route(resumeMail) });
