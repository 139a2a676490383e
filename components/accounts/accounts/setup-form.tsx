"use client";

import { type FormEvent, useState } from "react";
import { screenMessages } from "@/components/accounts/accounts/messages";
import { PictureField } from "@/components/accounts/accounts/picture-field";
import { SetupFields } from "@/components/accounts/accounts/setup-fields";
import type { SetupValues, SetupViewer } from "@/components/accounts/accounts/setup-values";
import { uploadPicture } from "@/components/accounts/accounts/upload-picture";
import { MayPress, useMay } from "@/components/profiles/companies/rights";
import { Refusals } from "@/components/profiles/forms/profile-form";
import type { useProfileForm } from "@/components/profiles/forms/use-profile-form";
import { idOf } from "@/components/profiles/inputs/error-under";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";

const PICTURE = "setup-picture";

/** The profile form after sign-up: three required answers; the picture travels first, then the rest. */
export function SetupForm({
  viewer,
  picture,
  onPictureChange,
  stored,
  onRemoved,
  form,
  next,
}: {
  viewer: SetupViewer;
  picture: File | null;
  onPictureChange: (picture: File | null) => void;
  /** The address of the picture stored so far. */
  stored: string | null;
  onRemoved: () => void;
  form: ReturnType<typeof useProfileForm<SetupValues>>;
  /** Where it goes on. */
  next: string;
}) {
  const { values, errors, busy } = form;
  const [pictureProblem, setPictureProblem] = useState<string>();
  const [leaving, setLeaving] = useState(false);
  const hydrated = useHydrated();
  const mayPublish = useMay("publish");

  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy || leaving) return;
    setLeaving(true);
    const refused = picture && (await uploadPicture(picture).catch(() => screenMessages.offline));
    setPictureProblem(refused ?? undefined);
    const isSaved = !refused && (await form.save("all")).ok;
    if (isSaved) return window.location.assign(next);
    setLeaving(false);
  }

  const [first] = Object.entries(errors);
  const problem = form.problem || first?.[1] || pictureProblem || "";
  const fieldId = form.problem ? undefined : (first && idOf(first[0])) || (pictureProblem && PICTURE);
  return (
    <form method="post" noValidate onSubmit={(event) => void send(event)} className="mt-7">
      <Refusals form={{ ...form, problem }} fieldId={fieldId} />
      {/* Typed before the page is alive, a value would be lost: until then the fields wait, and look as always. */}
      <fieldset
        disabled={!hydrated || !mayPublish}
        className="mt-6 grid min-w-0 gap-5 first:mt-0 [&_.control:disabled]:border-edge [&_.control:disabled]:bg-raised [&_.control:disabled]:text-ink"
      >
        <PictureField
          id={PICTURE}
          name={values.name}
          viewer={viewer}
          picture={picture}
          stored={stored}
          error={pictureProblem}
          onRemoved={onRemoved}
          onChange={(chosen, refused) => {
            onPictureChange(chosen);
            setPictureProblem(refused);
          }}
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
