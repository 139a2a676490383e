import { logout } from "@/lib/domain/accounts/accounts/commands/sign-in";
import { signInAsDemo } from "@/lib/domain/accounts/accounts/commands/testing-mode";
import { createPitchPage } from "@/lib/domain/pitching/pitch-pages/commands/save";
import { asDemoAccount } from "@/lib/transport/testing-mode";

/** The template demo's debug save posts here. */
export const POST = asDemoAccount(signInAsDemo, logout, createPitchPage, ({ pitchPage }) => pitchPage);
