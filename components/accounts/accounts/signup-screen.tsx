"use client";

import { useState } from "react";
import { SignupForm } from "@/components/accounts/accounts/signup-form";
import { defaultStory, signupStories } from "@/components/accounts/accounts/signup-stories";
import { AccountNote, AccountPicture, AccountShell } from "@/components/layout/account-shell";
import { FiveWs } from "@/components/ui/five-ws";
import { Kicker } from "@/components/ui/kicker";
import { Link } from "@/components/ui/link";
import { accentOf, type UserType } from "@/lib/domain/vocabulary/user-type/user-type";
import { withCallback } from "@/lib/utils/safe-path";

/** The form is left; right, the screen says what the chosen type is for. */
export function SignupScreen({
  initialType,
  email,
  invitedBy,
  callback,
}: {
  initialType: UserType | null;
  email?: string;
  /** The company that the way back is an invitation of. */
  invitedBy: string | null;
  callback: string | null;
}) {
  const [type, setType] = useState(initialType);
  const story = type ? signupStories[type] : defaultStory;
  return (
    <AccountShell
      accent={type ? accentOf(type) : "brand"}
      asideLabel={type ? `What a ${story.kicker.toLowerCase()} does` : "What an account does"}
      headerEnd={
        <>
          <span className="meta max-sm:hidden">Already have an account?</span>
          <Link href={withCallback("/login", callback)} className="link font-medium">
            Sign In
          </Link>
        </>
      }
      aside={
        <>
          <AccountPicture {...story.picture} />
          <AccountNote>
            <Kicker className="mb-3">{story.kicker}</Kicker>
            <FiveWs shape="note" values={story.values} />
          </AccountNote>
        </>
      }
    >
      <h1 className="h1">Create Your Free Account</h1>
      {invitedBy && (
        <p className="lede mt-3 [overflow-wrap:anywhere]">Then you accept the invitation of {invitedBy}.</p>
      )}
      <SignupForm {...{ initialType, email, invitedBy, callback }} onTypeChange={setType} />
    </AccountShell>
  );
}
