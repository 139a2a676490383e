import { logout } from "@/lib/domain/accounts/accounts/commands/sign-in";
import { signInAsDemo } from "@/lib/domain/accounts/accounts/commands/testing-mode";
import { testingSignIn } from "@/lib/transport/testing-mode";

export const POST = testingSignIn(signInAsDemo, logout);
