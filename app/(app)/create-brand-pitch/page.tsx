import type { Metadata } from "next";
import { PitchWizardPage, type WizardAddress } from "@/app/(app)/pitch-wizard-page";

export const metadata: Metadata = { title: "Brand pitch" };
export const dynamic = "force-dynamic";

export default function CreateBrandPitchPage(props: WizardAddress) {
  return <PitchWizardPage kind="brand-pitch" here="/create-brand-pitch" {...props} />;
}
