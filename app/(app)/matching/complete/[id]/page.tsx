import type { Metadata } from "next";
import { CompleteScreen } from "@/components/pitching/inbox/complete-screen";
import { PitchActPage, type PitchActProps } from "../../pitch-act-page";

export const metadata: Metadata = { title: "Complete a collaboration" };
export const dynamic = "force-dynamic";

export default function CompletePage(props: PitchActProps) {
  return <PitchActPage {...props} act="complete" screen={CompleteScreen} />;
}
