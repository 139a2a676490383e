"use client";

import { useState } from "react";
import { useWatch } from "react-hook-form";
import { screenMessages } from "@/components/accounts/accounts/messages";
import { PictureField } from "@/components/accounts/accounts/picture-field";
import { SetupFields } from "@/components/accounts/accounts/setup-fields";
import {
  setupOrder as order,
  type SetupFormState,
  type SetupValues,
  type SetupViewer,
  setupFieldId,
} from "@/components/accounts/accounts/setup-values";
import { firstProblem } from "@/components/accounts/accounts/signup-values";
import { uploadPicture } from "@/components/accounts/accounts/upload-picture";
import { useFormDraft } from "@/components/accounts/accounts/use-form-draft";
import { MayPress, useMay } from "@/components/profiles/companies/rights";
import { Button } from "@/components/ui/button";
import { FormError } from "@/components/ui/form-error";
import { useHydrated } from "@/components/ui/use-hydrated";
import { api } from "@/lib/client/api";

/** The profile form after sign-up: three required answers; the picture travels first, then the rest. */
export function SetupForm({
  viewer,
  picture,
  onPictureChange,
  stored,
  onRemoved,
  form,
  warm,
  next,
}: {
  viewer: SetupViewer;
  picture: File | null;
  onPictureChange: (picture: File | null) => void;
  /** The address of the picture stored so far. */
  stored: string | null;
  onRemoved: () => void;
  form: SetupFormState;
  /** Loads the form's rules before they are needed. */
  warm: () => void;
  /** Where it goes on. */
  next: string;
}) {
  const { errors, isSubmitting, submitCount } = form.formState;
  const forgetDraft = useFormDraft(form, "setup-profile", order);
  const [refusal, setRefusal] = useState<string>();
  const [pictureProblem, setPictureProblem] = useState<string>();
  const [leaving, setLeaving] = useState(false);
  const hydrated = useHydrated();
  const mayPublish = useMay("publish");
  const name = useWatch({ control: form.control, name: "name" });

  const send = form.handleSubmit(
    async (values) => {
      setRefusal(undefined);
      try {
        if (picture) {
          const problem = await uploadPicture(picture);
          if (problem) return setPictureProblem(problem);
        }
        const saved = await api.put("/users/profile/setup", { body: values });
        if (saved.ok) {
          forgetDraft();
          setLeaving(true);
          return window.location.assign(next);
        }
        const refused = Object.entries(saved.fields ?? {}).filter(([field]) => field in values);
        for (const [field, [message]] of refused) form.setError(field as keyof SetupValues, { message });
        if (refused.length === 0) setRefusal(saved.message || screenMessages.profileFailed);
      } catch {
        setRefusal(screenMessages.offline);
      }
    },
    (refused) => {
      setRefusal(refused.root?.message);
      const first = firstProblem(refused as Partial<Record<keyof SetupValues, { message?: string }>>, order);
      if (first) document.getElementById(setupFieldId(first.field))?.focus();
    },
  );

  const problem = submitCount > 0 ? firstProblem(errors, order) : null;
  const fieldOfProblem = problem ? setupFieldId(problem.field) : pictureProblem && setupFieldId("picture");
  return (
    <form method="post" noValidate onSubmit={send} onFocus={warm} className="mt-7">
      <FormError fieldId={refusal ? undefined : fieldOfProblem}>
        {refusal ?? problem?.text ?? pictureProblem}
      </FormError>
      {/* Typed before the page is alive, a value would be lost: until then the fields wait, and look as always. */}
      <fieldset
        disabled={!hydrated || !mayPublish}
        className="mt-6 grid min-w-0 gap-5 first:mt-0 [&_.control:disabled]:border-edge [&_.control:disabled]:bg-raised [&_.control:disabled]:text-ink"
      >
        <PictureField
          id={setupFieldId("picture")}
          name={name}
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
        <SetupFields form={form} viewer={viewer} />
      </fieldset>
      <div className="mt-7 flex items-center justify-between gap-4 border-rule border-t pt-5">
        <span className="meta">
          {next === "/dashboard" ? "Then your dashboard" : "Then back to where you were"}
        </span>
        <MayPress act="publish">
          <Button
            type="submit"
            variant="ink"
            busy={isSubmitting || leaving}
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
