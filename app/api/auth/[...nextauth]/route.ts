import { loginBrowser, logout } from "@/lib/domain/accounts/accounts/commands/sign-in";
import { nextAuthHandlers } from "@/lib/transport/next-auth";

export const { GET, POST } = nextAuthHandlers(loginBrowser, logout);
