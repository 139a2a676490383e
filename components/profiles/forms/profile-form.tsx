"use client";

import dynamic from "next/dynamic";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { MayPress, useMay } from "@/components/profiles/companies/rights";
import { idOf } from "@/components/profiles/inputs/error-under";
import { Button } from "@/components/ui/button";
import { FormError } from "@/components/ui/form-error";
import { showToast } from "@/components/ui/toast";
import { useHydrated } from "@/components/ui/use-hydrated";
import { useConfirmLeave } from "@/lib/client/use-confirm-leave";
import type { useProfileForm } from "./use-profile-form";

// A choice is rare, and the fields that it names bring the checks of a whole profile along.
type Values = Record<string, unknown>;
const ProfileChoice = dynamic(() =>
  import("@/components/profiles/inputs/profile-choice").then((part) => part.ProfileChoice<Values>),
);

type Form = {
  state: { choices: readonly { field: string; theirs: unknown }[]; values: Values };
  choose: (field: string, whose: "mine" | "theirs") => void;
  save: () => Promise<{ ok: boolean }>;
} & Pick<ReturnType<typeof useProfileForm>, "errors" | "problem" | "pressed" | "busy" | "isDirty">;

/** Why a form was not saved: what two people changed, or what was refused, whose first field takes the focus. */
export function Refusals({
  form: { state, errors, problem, choose, pressed },
  fieldId,
}: {
  /** Where the problem's link leads. */
  fieldId?: string;
  form: Omit<Form, "save">;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [path] = Object.keys(errors);
    const invalid = box.current?.closest("form")?.querySelector<HTMLElement>("[aria-invalid=true]");
    if (path) (invalid ?? document.getElementById(idOf(path)))?.focus();
  }, [errors]);
  return (
    <div ref={box} className="grid gap-4 not-empty:mb-6 empty:hidden has-[>:only-child:empty]:hidden">
      <FormError fieldId={fieldId}>{problem || undefined}</FormError>
      {state.choices.length > 0 && <ProfileChoice {...{ state, pressed }} onChoose={choose} />}
    </div>
  );
}

/** A form of the own profile that its button saves; everybody sees the result at once. */
export function ProfileForm({
  form,
  saved,
  className,
  children,
}: {
  form: Form;
  /** What is said of a save. */
  saved: string;
  className?: string;
  children: ReactNode;
}) {
  const hydrated = useHydrated();
  const mayPublish = useMay("publish");
  useConfirmLeave(form.isDirty);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.busy && (await form.save()).ok) showToast(saved);
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className={className}>
      <Refusals form={form} />
      <fieldset disabled={!hydrated || !mayPublish} className="min-w-0">
        {children}
        <div className="mt-10 flex flex-wrap items-center gap-4 border-rule border-t bg-paper py-4 md:dock">
          <MayPress act="publish">
            <Button type="submit" variant="ink" busy={form.busy} busyLabel="Saving">
              Save
            </Button>
          </MayPress>
          <span role="status" className="meta">
            {form.isDirty && !form.busy ? "Changed, not saved yet" : ""}
          </span>
        </div>
      </fieldset>
    </form>
  );
}
