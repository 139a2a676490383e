"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { ArrowLeft } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useFormDraft } from "@/components/accounts/accounts/use-form-draft";
import { type CompleteFormReturn, OutcomeStep, RatingStep } from "@/components/pitching/inbox/complete-steps";
import { Button } from "@/components/ui/button";
import { DialogContent } from "@/components/ui/dialog";
import { type Attempt, attemptFor } from "@/lib/client/attempt";
import type { PitchView } from "@/lib/domain/pitching/pitches/schema";
import {
  type CompleteInput,
  type CompleteValues,
  completeForm,
  type SubmitRating,
  toRatingBody,
} from "./complete-form";
import { completeLabels, counterpartOf, mayShowFeedback, shortNameOf } from "./labels";

const storedFields = ["rating", "feedback", "feedbackPublic", "outcome", "storyUrl"] as const;

export function CompleteWindow({
  pitch,
  onClose,
  onSubmit,
}: {
  pitch: PitchView;
  onClose: () => void;
  onSubmit: SubmitRating;
}) {
  // The first completes, the second rates; this is fixed while the window is open, whatever the other side does
  // meanwhile.
  const [completes] = useState(pitch.status === "ACCEPTED");
  const party = counterpartOf(pitch);
  const formId = useId();
  const [step, setStep] = useState<1 | 2>(1);
  const tried = useRef<Attempt>(null);
  const form: CompleteFormReturn = useForm<CompleteInput, unknown, CompleteValues>({
    resolver: zodResolver(completeForm),
    mode: "onTouched",
    defaultValues: { feedback: "", storyUrl: "" },
  });
  const forget = useFormDraft(form, `complete:${pitch.id}`, storedFields);
  const values = useWatch({ control: form.control });
  const isComplete = completeForm.safeParse(values).success;
  const { isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (given) => {
    const body = toRatingBody(given);
    tried.current = attemptFor(tried.current, body);
    if (!(await onSubmit(pitch, body, tried.current.key))) return;
    forget();
    onClose();
  });

  async function next() {
    if (await form.trigger(["rating", "feedback"], { shouldFocus: true })) setStep(2);
  }

  const first = completes ? completeLabels.completeTitle(party) : completeLabels.rateTitle;
  return (
    <DialogContent
      title={
        <>
          <span className="meta block font-normal font-sans tracking-normal">Step {step} of 2</span>
          {step === 1 ? first : "Story Outcome"}
        </>
      }
      actions={
        step === 1 ? (
          <>
            <Button variant="text" onClick={onClose}>
              Cancel
            </Button>
            <Button key="next" variant="ink" disabled={!values.rating} onClick={() => void next()}>
              Next
            </Button>
          </>
        ) : (
          <>
            <Button variant="text" onClick={() => setStep(1)}>
              <ArrowLeft aria-hidden />
              Back
            </Button>
            <Button
              key="submit"
              type="submit"
              form={formId}
              variant="ink"
              disabled={!isComplete && !isSubmitting}
              busy={isSubmitting}
              busyLabel="Submitting"
            >
              {completes ? completeLabels.complete : completeLabels.rate}
            </Button>
          </>
        )
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          if (step === 2) return submit(event);
          event.preventDefault();
          void next();
        }}
      >
        {step === 1 ? (
          <RatingStep form={form} shortName={shortNameOf(party)} mayShow={mayShowFeedback(party)} />
        ) : (
          <OutcomeStep form={form} />
        )}
      </form>
    </DialogContent>
  );
}
