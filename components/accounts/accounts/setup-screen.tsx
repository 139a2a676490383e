"use client";

import { useState } from "react";
import { useForm } from "react-hook-form";
import { CheckMailNote } from "@/components/accounts/accounts/check-mail-note";
import { deferredRules } from "@/components/accounts/accounts/deferred-rules";
import { SetupForm } from "@/components/accounts/accounts/setup-form";
import { SetupPreview } from "@/components/accounts/accounts/setup-preview";
import type { SetupFormState, SetupViewer } from "@/components/accounts/accounts/setup-values";
import { useObjectUrl } from "@/components/accounts/accounts/use-object-url";
import { AccountShell } from "@/components/layout/account-shell";
import { SignOutForm } from "@/components/layout/sign-out-form";
import { accentOf } from "@/lib/domain/vocabulary/user-type/user-type";

const rules = deferredRules(() =>
  import("@/lib/domain/profiles/profiles/input").then((input) => input.setupProfileInput),
);

/** /setup-profile: the form left; right, the card as others will see it. */
export function SetupScreen({ viewer, next }: { viewer: SetupViewer; next: string }) {
  const form: SetupFormState = useForm({
    resolver: rules.resolver,
    defaultValues: viewer.values,
    // The form itself sends the focus: two of its controls are no plain inputs.
    shouldFocusError: false,
  });
  const [picture, setPicture] = useState<File | null>(null);
  const [stored, setStored] = useState(viewer.avatarUrl);
  const chosen = useObjectUrl(picture);
  return (
    <AccountShell
      accent={accentOf(viewer.type)}
      asideLabel="Preview of your profile"
      headerEnd={
        <>
          <span className="meta truncate max-sm:hidden">Signed in as {viewer.email}</span>
          <SignOutForm variant="text" size="sm" className="-mr-2" />
        </>
      }
      aside={<SetupPreview form={form} viewer={viewer} picture={chosen ?? stored} />}
    >
      <h1 className="h1">{viewer.complete ? "Edit your profile" : "Set up your profile"}</h1>
      <p className="mt-2 text-ink-2">
        {viewer.complete ? "What you save shows at once." : "Three answers are needed, the rest can wait."}
      </p>
      {!viewer.emailVerified && (
        <div className="mt-6">
          <CheckMailNote email={viewer.email} testing={viewer.testing} />
        </div>
      )}
      <noscript>
        <p className="mt-6 rounded-md bg-sunk px-4 py-3 text-sm">
          Setting up the profile needs JavaScript: places and topics are chosen from lists. Please switch it
          on, or go on with another browser.
        </p>
      </noscript>
      <SetupForm
        viewer={viewer}
        form={form}
        warm={rules.warm}
        picture={picture}
        onPictureChange={setPicture}
        stored={stored}
        onRemoved={() => setStored(null)}
        next={next}
      />
    </AccountShell>
  );
}
