import { logout } from "@/lib/domain/accounts/accounts/commands/sign-in";
import { signInAsDemo } from "@/lib/domain/accounts/accounts/commands/testing-mode";
import { saveTestProfile } from "@/lib/domain/profiles/builders/commands";
import { asDemoAccount } from "@/lib/transport/testing-mode";

/** The template demo's debug save posts here. */
export const POST = asDemoAccount(signInAsDemo, logout, saveTestProfile, (saved) => saved);
