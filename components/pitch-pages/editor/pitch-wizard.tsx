"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { type PitchForm, toPreview } from "@/components/pitch-pages/editor/pitch-form";
import { StepAbout } from "@/components/pitch-pages/editor/step-about";
import { StepPerks } from "@/components/pitch-pages/editor/step-perks";
import { StepReview } from "@/components/pitch-pages/editor/step-review";
import { StepTopics } from "@/components/pitch-pages/editor/step-topics";
import { usePitchPage } from "@/components/pitch-pages/editor/use-pitch-page";
import { createdText, perksHeading } from "@/components/pitch-pages/labels";
import { PitchBanner } from "@/components/pitch-pages/pitch-banner";
import { PitchOverview } from "@/components/pitch-pages/pitch-overview";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { showError, showToast } from "@/components/ui/toast";
import { WizardFrame } from "@/components/wizard/wizard-frame";
import type { WizardStep } from "@/components/wizard/wizard-step";
import { useConfirmLeave } from "@/lib/client/use-confirm-leave";
import { describeMissing } from "@/lib/domain/pitch-pages/rules";
import type { PitchPageKind, PitchPageView } from "@/lib/domain/pitch-pages/schema";

/** Whose pitch page it is, for the preview. */
export type PitchNewsroom = { name: string; location: string; verified: boolean };

const leads = [
  "Name, title, What, Why and Who are needed. Everything can be changed later.",
  "At least one. They say who should hear of it.",
  "At least one. Say what it is, not only that there is one.",
  "Read it once more beside you, then let it out.",
];

/** Makes a pitch page in four steps, or changes one. */
export function PitchWizard({
  kind,
  initial,
  newsroom,
}: {
  kind: PitchPageKind;
  initial: PitchPageView | null;
  newsroom: PitchNewsroom;
}) {
  const { form, page, isDraft, saved, save, retry } = usePitchPage(initial, newsroom.name);
  const values = useWatch({ control: form.control }) as PitchForm;
  const [busy, setBusy] = useState(false);
  const router = useRouter();
  useConfirmLeave(saved === "waiting" || saved === "failed");
  const titles = ["About and Pitch Information", "Topics", perksHeading(kind), "Review and Publish"];
  const steps: WizardStep[] = titles.map((title, index) => ({
    title,
    missing: describeMissing(values, index + 1),
  }));

  async function publish() {
    setBusy(true);
    // A page that is out stays what it is; a draft comes out.
    const problem = (await form.trigger())
      ? await save(isDraft ? "PUBLISHED" : undefined)
      : "Please check the fields.";
    setBusy(false);
    if (problem) return void showError(problem, { id: "pitch-page" });
    showToast(isDraft ? createdText(kind) : "Pitch updated successfully!");
    router.push("/dashboard");
  }

  const preview = toPreview(values);
  return (
    <WizardFrame
      accent={kind === "brand-pitch" ? "brand" : "source"}
      title={kind === "brand-pitch" ? "Brand pitch" : "Source pitch"}
      steps={steps}
      lead={(step) => leads[step - 1]}
      saved={saved}
      onRetry={() => void retry()}
      exits={
        <>
          <LinkButton href="/settings" variant="text" size="sm" className="max-md:hidden">
            Back to Settings
          </LinkButton>
          <LinkButton href="/settings" variant="text" size="sm">
            Cancel
          </LinkButton>
        </>
      }
      preview={
        <>
          <PitchBanner
            small
            level={2}
            page={{ ...preview, ...values, ...previewFacts(kind, preview) }}
            newsroom={newsroom}
          />
          <div className="p-5">
            <PitchOverview small page={preview} />
          </div>
        </>
      }
      previewPath={page ? page.url : `/${kind}/`}
      finish={
        <Button variant="ink" busy={busy} busyLabel="Saving" onClick={publish}>
          {isDraft ? "Create Pitch" : "Update Pitch"}
        </Button>
      }
    >
      {(step) => (
        <>
          {step === 1 && <StepAbout form={form} />}
          {step === 2 && <StepTopics form={form} />}
          {step === 3 && <StepPerks form={form} kind={kind} />}
          {step === 4 && <StepReview form={form} steps={steps} />}
        </>
      )}
    </WizardFrame>
  );
}

/** What the banner reads in the page's own form rather than the fields'. */
const previewFacts = (kind: PitchPageKind, { eventDate, expiresAt }: ReturnType<typeof toPreview>) => ({
  kind,
  eventDate,
  expiresAt,
});
