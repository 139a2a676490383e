import type { Metadata } from "next";
import { PitchWizardPage, type WizardAddress } from "@/app/(app)/pitch-wizard-page";

export const metadata: Metadata = { title: "Source pitch" };
export const dynamic = "force-dynamic";

export default function CreateSourcePitchPage(props: WizardAddress) {
  return <PitchWizardPage kind="source-pitch" here="/create-source-pitch" {...props} />;
}
