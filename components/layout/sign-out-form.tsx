"use client";

import { signOut as signOutHere } from "@/components/layout/sign-out";
import { Button, type ButtonProps } from "@/components/ui/button";
import { insteadOfPost } from "@/components/ui/in-place";
import { signOut } from "@/lib/actions/accounts";

/** Before and without scripts Sign Out is a form. */
export function SignOutForm({
  to,
  ...button
}: Omit<ButtonProps, "type" | "children"> & {
  /** The page that comes next; the sign-in where there is none. */
  to?: string;
}) {
  return (
    <form action={signOut} onSubmit={insteadOfPost(() => void signOutHere(to))} className="grid flex-none">
      {to && <input type="hidden" name="to" value={to} />}
      <Button type="submit" {...button}>
        Sign Out
      </Button>
    </form>
  );
}
