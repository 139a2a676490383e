"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useActionState, useEffect, useRef, useState } from "react";
import { AccountFields } from "@/components/accounts/settings/account-fields";
import {
  type AccountValues,
  accountFields,
  changedIn,
  type NameOf,
  pick,
  toProfileUpdate,
} from "@/components/accounts/settings/account-values";
import { settingsMessages } from "@/components/accounts/settings/messages";
import { MayEdit, MayPress } from "@/components/profiles/companies/rights";
import { Button } from "@/components/ui/button";
import { FormError } from "@/components/ui/form-error";
import { dismissToast, showError, showToast } from "@/components/ui/toast";
import { saveAccountSettings } from "@/lib/actions/settings";
import { api } from "@/lib/client/api";
import type { FieldErrors } from "@/lib/core/errors";

const TOAST = "settings";

type Refusal = { message: string; fields?: FieldErrors };

/**
 * The account settings: saved together, with an Undo that writes the earlier ones again. Works without scripts; what
 * is refused stands beside its field, and nothing typed is lost.
 */
export function AccountForm({
  first,
  nameOf,
  email,
}: {
  first: AccountValues;
  nameOf: NameOf;
  email: string;
}) {
  const [sent, act] = useActionState(saveAccountSettings, null);
  const [own, setOwn] = useState<Refusal | null>();
  const [busy, setBusy] = useState(false);
  const saved = useRef(first);
  const [location, setLocation] = useState(sent?.values.location?.[0] ?? first.location);
  const form = useRef<HTMLFormElement>(null);
  const router = useRouter();
  const refusal = own === undefined ? sent : own;
  // A newsroom's name is its company's: a refusal of that stands beside the one field.
  const problems: FieldErrors = { name: refusal?.fields?.company ?? [], ...refusal?.fields };
  const beside = accountFields.some((name) => problems[name]?.[0]);

  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refusal]);

  /** Shows `values` in the fields that still hold what was `shown`: what is typed meanwhile stays. */
  function fill(values: AccountValues, shown: AccountValues) {
    setLocation((now) => (now === shown.location ? values.location : now));
    for (const name of accountFields) {
      const control = form.current?.elements.namedItem(name);
      if (!(control instanceof HTMLInputElement) || name === "location") continue;
      if (control.value === shown[name]) control.value = values[name];
    }
  }

  async function write(values: AccountValues, before: AccountValues | null) {
    setBusy(true);
    setOwn(null);
    const changed = changedIn(values, saved.current);
    const body = toProfileUpdate(values, changed, nameOf.renamesCompany);
    const response = await api.put("/users/profile", { body });
    setBusy(false);
    if (!response.ok) {
      const { code, message, fields } = response;
      if (code === "invalid_input" || code === "forbidden") {
        dismissToast(TOAST);
        return setOwn({ message, fields });
      }
      showError(settingsMessages.failed, {
        id: TOAST,
        detail: "What you typed is kept",
        action: { label: "Try again", onClick: () => void write(values, before) },
      });
      return;
    }
    const { profile } = response.data;
    const stored: AccountValues = {
      name: profile.name,
      professionalTitle: profile.title,
      location: profile.location,
      website: profile.website ?? "",
      customPortfolioUrl: profile.customPortfolioUrl ?? "",
    };
    saved.current = stored;
    // Trimmed, with the place as it is known.
    fill(stored, values);
    const undo = () => {
      const earlier = { ...stored, ...pick(before ?? stored, changed) };
      fill(earlier, stored);
      void write(earlier, null);
    };
    showToast(settingsMessages.saved, {
      id: TOAST,
      action: before && changed.length > 0 ? { label: "Undo", onClick: undo } : undefined,
    });
    router.refresh();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const values = Object.fromEntries(accountFields.map((name) => [name, String(typed.get(name) ?? "")]));
    void write(values as AccountValues, saved.current);
  }

  return (
    <form
      ref={form}
      action={act}
      onSubmit={submit}
      noValidate
      aria-label="Account settings"
      className="grid gap-5"
    >
      <FormError>{refusal && !beside && refusal.message}</FormError>
      {nameOf.renamesCompany && <input type="hidden" name="renamesCompany" value="yes" />}
      <MayEdit act="publish">
        <AccountFields
          values={{ ...first, ...typedBefore(sent?.values) }}
          problems={problems}
          nameOf={nameOf}
          email={email}
          location={location}
          onLocationChange={setLocation}
        />
      </MayEdit>
      <div className="mt-2 flex items-center justify-end gap-4 border-rule border-t pt-5">
        <MayPress act="publish">
          <Button type="submit" variant="ink" busy={busy} busyLabel="Saving">
            Save settings
          </Button>
        </MayPress>
      </div>
    </form>
  );
}

/** What a form that was sent without scripts and refused had in its fields. */
function typedBefore(values: Record<string, string[]> | undefined): Partial<AccountValues> {
  return Object.fromEntries(
    accountFields.flatMap((name) => (values?.[name]?.[0] === undefined ? [] : [[name, values[name][0]]])),
  );
}
