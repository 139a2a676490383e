"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { BuilderPreview } from "@/components/builders/builder-preview";
import { DiscardChanges } from "@/components/builders/discard-changes";
import { stepTexts } from "@/components/builders/gates";
import { stepsOf } from "@/components/builders/steps-of";
import { useBuilder } from "@/components/builders/use-builder";
import { VersionChoice } from "@/components/builders/version-choice";
import type { AccentName } from "@/components/ui/accent-scope";
import { Button } from "@/components/ui/button";
import { FormError } from "@/components/ui/form-error";
import { LinkButton } from "@/components/ui/link-button";
import { showToast } from "@/components/ui/toast";
import { openStep } from "@/components/wizard/use-wizard-step";
import { WizardFrame } from "@/components/wizard/wizard-frame";
import type { UserType } from "@/db/enums";
import type { BuilderDraftView, BuilderField } from "@/lib/domain/builders/schema";
import { builderSteps, missingAnywhere } from "@/lib/domain/builders/steps";

const accents: Record<UserType, AccentName> = {
  brand: "brand",
  source: "source",
  press: "press",
  paid_media: "paid",
};
const titles: Record<UserType, string> = {
  brand: "Brand newsroom",
  source: "Source newsroom",
  press: "Press profile",
  paid_media: "Creator profile",
};

/** The texts of the last button, and of what it did. */
function textsOf(kind: UserType, built: boolean) {
  const newsroom = kind === "brand" || kind === "source";
  const noun = newsroom ? "Newsroom" : "Profile";
  const publish =
    kind === "brand"
      ? built
        ? "Update Newsroom"
        : "Create Newsroom"
      : built
        ? "Save Changes"
        : "Publish Profile";
  return {
    publish,
    done: `${noun} updated successfully! Changes saved.`,
    failed: `Failed to update ${noun.toLowerCase()}. Please try again.`,
  };
}

/**
 * The builder of a type: its steps left, the page as it would stand right. Everything typed is saved as a draft;
 * publishing leads to the public page, or back to the settings it came from.
 */
export function Builder({ draft: initial, back }: { draft: BuilderDraftView; back: "/settings" | null }) {
  const { saver, state } = useBuilder(initial);
  const { draft, values, errors } = state;
  const kind = initial.userType.toLowerCase() as UserType;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ text: string; path?: string } | null>(null);
  const router = useRouter();
  const built = draft.published.accountType !== "" || draft.published.about.trim() !== "";
  const texts = textsOf(kind, built);
  const steps = stepTexts(kind, values);
  const closed = missingAnywhere(kind, values).length > 0;

  async function publish() {
    if (closed) return;
    setBusy(true);
    const result = await saver.publish();
    if ("url" in result) {
      if (!back) return window.location.assign(result.url);
      showToast(texts.done);
      return router.push(back);
    }
    setBusy(false);
    setProblem({ text: result.problem || texts.failed, path: result.path });
    const step = stepWith(kind, result.path);
    if (step) openStep(step);
  }

  return (
    <WizardFrame
      accent={accents[kind]}
      title={titles[kind]}
      steps={steps}
      lead={(step) => leads[kind][step - 1]}
      saved={state.saved}
      onRetry={() => void saver.flush()}
      exits={
        <LinkButton href={back ?? "/dashboard"} variant="text" size="sm">
          Close
        </LinkButton>
      }
      preview={<BuilderPreview version={draft.version} />}
      previewPath={draft.url}
      finish={
        <Button
          variant="ink"
          busy={busy}
          busyLabel="Publishing"
          aria-disabled={closed || undefined}
          onClick={publish}
        >
          {texts.publish}
        </Button>
      }
    >
      {(step) => {
        const Fields = stepsOf[kind][step - 1];
        return (
          <>
            <Position step={step} onStep={saver.goTo} />
            <VersionChoice state={state} onChoose={saver.choose} />
            <FormError fieldId={problem?.path}>{problem?.text ?? errors[""]}</FormError>
            {Fields && (
              <Fields
                kind={kind}
                values={values}
                errors={errors}
                change={(part) => {
                  setProblem(null);
                  saver.change(part);
                }}
              />
            )}
            {(draft.version > 0 || values !== draft.values) && (
              <DiscardChanges
                onDiscard={async () => {
                  setProblem(null);
                  return saver.discard();
                }}
              />
            )}
          </>
        );
      }}
    </WizardFrame>
  );
}

/** Tells which step is open, for the draft to open with next time. */
function Position({ step, onStep }: { step: number; onStep: (step: number) => void }) {
  useEffect(() => onStep(step), [step, onStep]);
  return null;
}

/** The step, from 1, that a path of the form stands in. */
function stepWith(kind: UserType, path = ""): number | undefined {
  const field = path.split(".")[0] as BuilderField;
  const index = builderSteps[kind].findIndex(({ fields }) => fields.includes(field));
  return index < 0 ? undefined : index + 1;
}

const social =
  "Where else you are found, in the order that you want. Figures are yours, so they are marked self-reported.";
const leads: Record<UserType, readonly string[]> = {
  brand: [
    "Who writes and signs for this newsroom.",
    "What a stranger reads first. Everything can be changed later.",
    social,
    "What the press takes with it: stories, topics, perks, and who answers.",
    "Read it once more beside you, then let it out.",
  ],
  source: [
    "Who writes and signs for this newsroom.",
    "What a journalist reads first. Everything can be changed later.",
    social,
    "What you can speak about. Journalists of these fields find you.",
    "Who you are, and who answers the press.",
    "Releases, reports and material at addresses of your own.",
    "Up to five announcements, which turn on top of your newsroom.",
  ],
  press: [
    "What a source reads first. Everything can be changed later.",
    "What you write about, and what you look for.",
    "Where your work appears.",
    social,
    "Pitches are matched by these.",
    "The pieces that show what you do.",
  ],
  paid_media: [
    "What a brand reads first. Everything can be changed later.",
    social,
    "What you make, for whom, and what it costs.",
    "What you stand for, in your own words.",
    "The pieces that show what you do.",
  ],
};
