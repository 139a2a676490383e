import { loginBrowser, logout } from "@/lib/domain/accounts/commands/sessions";
import { nextAuthHandlers } from "@/lib/transport/next-auth";

export const { GET, POST } = nextAuthHandlers(loginBrowser, logout);
