"use client";

import type { ReactNode } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { type PitchForm, toPreview } from "@/components/pitching/pitch-pages/editor/pitch-form";
import { StepAbout } from "@/components/pitching/pitch-pages/editor/step-about";
import { StepPerks } from "@/components/pitching/pitch-pages/editor/step-perks";
import { StepReview } from "@/components/pitching/pitch-pages/editor/step-review";
import { StepTopics } from "@/components/pitching/pitch-pages/editor/step-topics";
import { useAssets } from "@/components/pitching/pitch-pages/editor/use-assets";
import { perksHeading } from "@/components/pitching/pitch-pages/labels";
import { PitchBanner } from "@/components/pitching/pitch-pages/pitch-banner";
import { leadPhotoOf, PitchHero, PitchHeroCredit } from "@/components/pitching/pitch-pages/pitch-hero";
import { PitchOverview } from "@/components/pitching/pitch-pages/pitch-overview";
import { PitchTags } from "@/components/pitching/pitch-pages/pitch-tags";
import { WizardFrame, type WizardFrameProps } from "@/components/wizard/wizard-frame";
import type { WizardStep } from "@/components/wizard/wizard-step";
import { describeMissing } from "@/lib/domain/pitching/pitch-pages/rules";
import type { PitchPageKind } from "@/lib/domain/pitching/pitch-pages/schema";

/** The preview shows the newsroom of the pitch page. */
export type PitchNewsroom = { name: string; location: string; verified: boolean };

const leads = [
  "Name, title, What, Why and Who are needed. Everything can be changed later.",
  "At least one. They say who should hear of it.",
  "At least one. Say what it is, not only that there is one.",
  "Read it once more beside you, then let it out.",
];

type Props = Pick<WizardFrameProps, "saved" | "onRetry" | "exits" | "previewPath" | "finish"> & {
  kind: PitchPageKind;
  form: UseFormReturn<PitchForm>;
  newsroom: PitchNewsroom;
  /** The fields can only be read. */
  locked?: boolean;
  /** The part over the fields of each step. */
  above?: ReactNode;
  /** The part under them. */
  below?: ReactNode;
};

/** The four steps of a pitch page have their preview, wherever the form is stored. */
export function PitchFrame({ kind, form, newsroom, locked = false, above, below, ...frame }: Props) {
  const values = useWatch({ control: form.control }) as PitchForm;
  const titles = ["About and Pitch Information", "Topics", perksHeading(kind), "Review and Publish"];
  const steps: WizardStep[] = titles.map((title, index) => ({
    title,
    missing: describeMissing(values, index + 1),
  }));
  const preview = toPreview(values);
  const material = useAssets(values.assets);
  const lead = leadPhotoOf(values.assets.flatMap((id) => material.assetsById.get(id) ?? []));
  return (
    <WizardFrame
      {...frame}
      accent={kind === "brand-pitch" ? "brand" : "source"}
      title={kind === "brand-pitch" ? "Brand pitch" : "Source pitch"}
      steps={steps}
      lead={(step) => leads[step - 1]}
      preview={
        <>
          <PitchHero small photo={lead} />
          <PitchBanner
            small
            level={2}
            page={{ ...preview, ...values, ...previewFacts(kind, preview) }}
            newsroom={newsroom}
          />
          <div className="px-5">
            <PitchHeroCredit photo={lead} />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-10 p-5">
            <PitchOverview small page={preview} />
            <PitchTags page={values} />
          </div>
        </>
      }
    >
      {(step) => (
        <>
          {above}
          <fieldset disabled={locked} className="contents">
            {step === 1 && <StepAbout form={form} material={material} />}
            {step === 2 && <StepTopics form={form} />}
            {step === 3 && <StepPerks form={form} kind={kind} />}
            {step === 4 && <StepReview form={form} steps={steps} />}
          </fieldset>
          {below}
        </>
      )}
    </WizardFrame>
  );
}

/** The banner reads these in the page's own form rather than the fields'. */
const previewFacts = (kind: PitchPageKind, { eventDate, expiresAt }: ReturnType<typeof toPreview>) => ({
  kind,
  status: "PUBLISHED" as const,
  eventDate,
  expiresAt,
});
