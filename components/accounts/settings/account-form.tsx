"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useActionState, useEffect, useRef, useState } from "react";
import { AccountFields } from "@/components/accounts/settings/account-fields";
import type { NameOf } from "@/components/accounts/settings/account-values";
import { settingsMessages } from "@/components/accounts/settings/messages";
import { MayEdit, MayPress } from "@/components/profiles/companies/rights";
import { Refusals } from "@/components/profiles/forms/profile-form";
import { type FormStored, formFields } from "@/components/profiles/forms/profile-values";
import { openProfile, useProfileForm } from "@/components/profiles/forms/use-profile-form";
import { Button } from "@/components/ui/button";
import { dismissToast, showError, showToast } from "@/components/ui/toast";
import { saveAccountSettings } from "@/lib/actions/settings";
import { api } from "@/lib/client/api";
import type { FieldErrors, FormState } from "@/lib/core/errors";
import { changedFields, mergeValues } from "@/lib/utils/merge-values";
import { quoted } from "@/lib/utils/quoted";

const TOAST = "settings";
const names = formFields.account;
type AccountStored = FormStored<"account">;
type AccountValues = AccountStored["values"];

/** The account settings as a document. The name of a newsroom that bears its company's renames the company with it. */
export function openAccount(
  first: AccountStored,
  userId: string,
  { renamesCompany }: Pick<NameOf, "renamesCompany">,
) {
  return openProfile(first, userId, {
    put: (changes, along, idempotencyKey) => {
      const company = renamesCompany ? { company: changes.name } : {};
      return api.put("/users/profile", { body: { ...changes, ...company, ...along }, idempotencyKey });
    },
    // A newsroom's name is its company's: a refusal of that stands beside the one field.
    pathOf: (path) => (path === "company" ? "name" : path),
  });
}

const textsOf = (read: (name: string) => unknown): Partial<AccountValues> =>
  Object.fromEntries(names.flatMap((name) => (typeof read(name) === "string" ? [[name, read(name)]] : [])));

/** Returns what a form that was sent without scripts had in its fields, with what was saved since it was opened. */
export function readSent(sent: NonNullable<FormState>, stored: AccountValues) {
  const before = { ...stored, ...textsOf((name) => sent.values[`before.${name}`]?.[0]) };
  const typed = { ...before, ...textsOf((name) => sent.values[name]?.[0]) };
  const { values, conflicts } = mergeValues(before, typed, stored);
  const fields: FieldErrors = Object.fromEntries(
    conflicts.map((name) => [
      name,
      [`Somebody else saved ${quoted(stored[name])} here. Save again to keep yours.`],
    ]),
  );
  return { values, fields: { ...fields, ...sent.fields } };
}

/** Returns what was typed before this page's scripts were there. */
export function readEarly(typed: FormData, shown: AccountValues): Partial<AccountValues> {
  const texts = textsOf((name) => typed.get(name));
  return Object.fromEntries(
    names.flatMap((name) => (name in texts && texts[name] !== shown[name] ? [[name, texts[name]]] : [])),
  );
}

/**
 * The account settings: saved together, with an Undo that writes the earlier ones again. Works without scripts; what
 * is refused stands beside its field, and nothing typed is lost.
 */
export function AccountForm({
  first,
  userId,
  nameOf,
  email,
}: {
  first: AccountStored;
  userId: string;
  nameOf: NameOf;
  email: string;
}) {
  const [sent, act] = useActionState(saveAccountSettings, null);
  const form = useProfileForm(() => {
    const document = openAccount(first, userId, nameOf);
    if (!sent) return document;
    const { values, fields } = readSent(sent, first.values);
    document.change(values);
    document.refuse({ ok: false, ...sent, fields });
    return document;
  });
  const { document, values, change } = form;
  const [isFault, setFault] = useState(false);
  const box = useRef<HTMLFormElement>(null);
  const router = useRouter();
  const shown = useRef(values);

  useEffect(() => {
    if (box.current) document.change(readEarly(new FormData(box.current), shown.current));
  }, [document]);

  /** `before`: what an Undo writes again. */
  async function write(before: AccountValues | null) {
    setFault(false);
    const { values: typed, stored } = document.getState();
    const changed = changedFields(stored.values, typed);
    const outcome = await form.save();
    if (!outcome.ok) {
      if (["invalid_input", "forbidden", "conflict", "not_found"].includes(outcome.code))
        return dismissToast(TOAST);
      setFault(true);
      return showError(settingsMessages.failed, {
        id: TOAST,
        detail: "What you typed is kept",
        action: { label: "Try again", onClick: () => void write(before) },
      });
    }
    const undo = () => {
      change(Object.fromEntries(changed.map((name) => [name, stored.values[name]])));
      void write(null);
    };
    showToast(settingsMessages.saved, {
      id: TOAST,
      action: before && changed.length > 0 ? { label: "Undo", onClick: undo } : undefined,
    });
    router.refresh();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.busy) void write(values);
  }

  return (
    <form
      ref={box}
      action={act}
      onSubmit={submit}
      noValidate
      aria-label="Account settings"
      className="grid gap-5"
    >
      <Refusals form={{ ...form, problem: isFault ? "" : form.problem }} />
      <input type="hidden" name="profileId" value={first.id ?? ""} />
      <input type="hidden" name="revision" value={first.version} />
      {names.map((name) => (
        <input key={name} type="hidden" name={`before.${name}`} value={first.values[name]} />
      ))}
      {nameOf.renamesCompany && <input type="hidden" name="renamesCompany" value="yes" />}
      <MayEdit act="publish">
        <AccountFields {...form} nameOf={nameOf} email={email} />
      </MayEdit>
      <div className="mt-2 flex items-center justify-end gap-4 border-rule border-t pt-5">
        <MayPress act="publish">
          <Button type="submit" variant="ink" busy={form.busy} busyLabel="Saving">
            Save settings
          </Button>
        </MayPress>
      </div>
    </form>
  );
}
