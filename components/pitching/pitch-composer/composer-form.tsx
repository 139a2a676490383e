"use client";

import { useWatch } from "react-hook-form";
import { type ComposerField, likelySender } from "@/components/pitching/pitch-composer/composer-values";
import type { ComposerRecipient } from "@/components/pitching/pitch-composer/recipient";
import { SavedFill } from "@/components/pitching/pitch-composer/saved-fill";
import type { Sender } from "@/components/pitching/pitch-composer/sender";
import { StepFields } from "@/components/pitching/pitch-composer/step-fields";
import { StepFrame } from "@/components/pitching/pitch-composer/step-frame";
import type { Composer } from "@/components/pitching/pitch-composer/use-composer";
import { SendProblemNote } from "@/components/pitching/pitch-dialogs/send-problem-note";
import { PerksField } from "@/components/profiles/inputs/perks-field";
import { Button } from "@/components/ui/button";
import { chosenIn } from "@/lib/domain/profiles/profiles/offer";

/** Only one of the two steps is visible. The buttons are separate: a window has them in its foot. */
export function ComposerForm({
  id,
  recipient,
  sender,
  composer,
  level,
}: {
  /** Buttons outside submit the form by this id. */
  id: string;
  recipient: ComposerRecipient;
  sender: Sender | null;
  composer: Composer;
  /** The level of the steps' headings. */
  level: 2 | 3;
}) {
  const { form, step, idOf, headingId, draftId, problem, fill, submit } = composer;
  const { errors } = form.formState;
  const [perks, content] = useWatch({ control: form.control, name: ["perks", "content"] });
  const chosen = chosenIn(content);
  const type = sender?.type ?? likelySender(recipient.userType);
  const fields = {
    idOf,
    type,
    // A remark goes with the first letter; Next and Send Pitch check again.
    bind: (field: ComposerField) => form.register(field, { onChange: () => form.clearErrors(field) }),
    errorOf: (field: ComposerField) => errors[field]?.message,
  };
  return (
    <form
      id={id}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="empty:hidden has-[>[role=alert]:empty]:hidden">
        <SendProblemNote problem={problem} onRetry={() => void submit()} />
      </div>
      {chosen && (
        <div className="rounded-md bg-accent-tint px-4 py-3 text-sm [overflow-wrap:anywhere]">
          <b className="block font-[620] text-accent">Your selection</b>
          {chosen}
          <span className="meta block">It stands in the additional message, and goes with the pitch.</span>
        </div>
      )}
      <StepFrame step={1} shown={step === 1} headingId={headingId(1)} level={level}>
        {sender && <SavedFill drafts={sender.drafts} picked={draftId} read={form.getValues} onFill={fill} />}
        <StepFields step={1} {...fields} />
        <PerksField
          type={type}
          help="They go with this pitch"
          perks={perks}
          onChange={(next) => form.setValue("perks", next, { shouldDirty: true })}
        />
      </StepFrame>
      <StepFrame step={2} shown={step === 2} headingId={headingId(2)} level={level}>
        <StepFields step={2} {...fields} />
      </StepFrame>
    </form>
  );
}

export function ComposerActions({ formId, composer }: { formId: string; composer: Composer }) {
  const { step, busy, previous } = composer;
  return (
    <>
      <Button disabled={step === 1} onClick={previous}>
        Previous
      </Button>
      {step === 1 ? (
        <Button key="next" type="submit" form={formId} variant="ink">
          Next
        </Button>
      ) : (
        <Button
          key="send"
          type="submit"
          form={formId}
          variant="ink"
          busy={busy}
          busyLabel="Sending"
          // The second half of a double click on Next lands here and means nothing.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
        >
          Send Pitch
        </Button>
      )}
    </>
  );
}
