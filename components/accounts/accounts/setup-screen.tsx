"use client";

import { CheckMailNote } from "@/components/accounts/accounts/check-mail-note";
import { SetupForm } from "@/components/accounts/accounts/setup-form";
import { SetupPreview } from "@/components/accounts/accounts/setup-preview";
import type { SetupViewer } from "@/components/accounts/accounts/setup-values";
import { AccountShell } from "@/components/layout/account-shell";
import { SignOutForm } from "@/components/layout/sign-out-form";
import { openProfile, useProfileForm } from "@/components/profiles/forms/use-profile-form";
import { api } from "@/lib/client/api";
import { offersPerks } from "@/lib/domain/vocabulary/perks/perks";
import { accentOf } from "@/lib/domain/vocabulary/user-type/user-type";

/** The set-up as a document, saved whole by its own call. */
export function openSetup({ stored, userId, type, company }: SetupViewer) {
  const perks = offersPerks(type) ? "perksOffered" : "perksPreferred";
  const names: Record<string, string> = { topics: "expertise", perks };
  return openProfile(stored, userId, {
    put: (_, along, idempotencyKey, { expertise: topics, perksOffered, perksPreferred, ...values }) => {
      const chosen = { perksOffered, perksPreferred }[perks];
      return api.put("/users/profile/setup", {
        body: { ...values, topics, perks: chosen, ...along },
        idempotencyKey,
      });
    },
    pathOf: (path) => path.replace(/^\w+/, (name) => names[name] ?? name),
    // The profile bears the company's name then, and the form says the person's.
    asRead: (values) => (company ? { ...values, name: stored.values.name } : values),
  });
}

/** /setup-profile: the form left; right, the card as others will see it. */
export function SetupScreen({ viewer, next }: { viewer: SetupViewer; next: string }) {
  const form = useProfileForm(() => openSetup(viewer));
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
      aside={<SetupPreview values={form.values} viewer={viewer} />}
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
      <SetupForm viewer={viewer} form={form} next={next} />
    </AccountShell>
  );
}
