import { logout } from "@/lib/domain/accounts/accounts/commands/sign-in";
import { testingSignOut } from "@/lib/transport/testing-mode";

export const POST = testingSignOut(logout);
