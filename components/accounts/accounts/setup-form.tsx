"use client";

import { type FormEvent, useState } from "react";
import { SetupFields } from "@/components/accounts/accounts/setup-fields";
import type { SetupValues, SetupViewer } from "@/components/accounts/accounts/setup-values";
import { MayPress, useMay } from "@/components/profiles/companies/rights";
import { Refusals } from "@/components/profiles/forms/profile-form";
import type { useProfileForm } from "@/components/profiles/forms/use-profile-form";
import { idOf } from "@/components/profiles/inputs/error-under";
import { PictureEditor } from "@/components/profiles/picture/picture-editor";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";
import { isNewsroomType } from "@/lib/domain/vocabulary/user-type/user-type";

/** The profile form after sign-up: three required answers; the picture is stored at once. */
export function SetupForm({
  viewer,
  form,
  next,
}: {
  viewer: SetupViewer;
  form: ReturnType<typeof useProfileForm<SetupValues>>;
  /** The address of the screen after this one. */
  next: string;
}) {
  const { values, errors, busy } = form;
  const [leaving, setLeaving] = useState(false);
  const hydrated = useHydrated();
  const mayPublish = useMay("publish");

  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy || leaving) return;
    if (!(await form.save("all")).ok) return;
    setLeaving(true);
    window.location.assign(next);
  }

  const [first] = Object.entries(errors);
  return (
    <form method="post" noValidate onSubmit={(event) => void send(event)} className="mt-7">
      <Refusals
        form={{ ...form, problem: form.problem || first?.[1] || "" }}
        fieldId={form.problem ? undefined : first && idOf(first[0])}
      />
      {/* Typed before the page is alive, a value would be lost: until then the fields wait, and look as always. */}
      <fieldset
        disabled={!hydrated || !mayPublish}
        className="mt-6 grid min-w-0 gap-5 first:mt-0 [&_.control:disabled]:border-edge [&_.control:disabled]:bg-raised [&_.control:disabled]:text-ink"
      >
        <PictureEditor
          label={isNewsroomType(viewer.type) ? "Your portrait" : undefined}
          name={values.name || viewer.email}
          stored={viewer.avatarUrl}
          optional="optional"
        />
        <SetupFields {...form} viewer={viewer} />
      </fieldset>
      <div className="mt-7 flex items-center justify-between gap-4 border-rule border-t pt-5">
        <span className="meta">
          {next === "/dashboard" ? "Then your dashboard" : "Then back to where you were"}
        </span>
        <MayPress act="publish">
          <Button
            type="submit"
            variant="ink"
            busy={busy || leaving}
            busyLabel="Saving"
            disabled={!hydrated}
            className="disabled:bg-ink disabled:text-on-ink"
          >
            Save and continue
          </Button>
        </MayPress>
      </div>
    </form>
  );
}
