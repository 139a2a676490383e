import { resetPassword } from "@/lib/domain/accounts/accounts/commands/email";
import { methods, route } from "@/lib/transport/route";
import { knowingBrowser } from "@/lib/transport/session-responses";

export const { GET, POST, PUT, PATCH, DELETE } = methods({ POST: knowingBrowser(route(resetPassword)) });
