"use client";

import { signOut as signOutHere } from "@/components/layout/sign-out";
import { Button, type ButtonProps } from "@/components/ui/button";
import { insteadOfPost } from "@/components/ui/in-place";
import { signOut } from "@/lib/actions/accounts";

/** Before and without scripts Sign Out is a form. */
export function SignOutForm(button: Omit<ButtonProps, "type" | "children">) {
  return (
    <form action={signOut} onSubmit={insteadOfPost(() => void signOutHere())} className="grid flex-none">
      <Button type="submit" {...button}>
        Sign Out
      </Button>
    </form>
  );
}
