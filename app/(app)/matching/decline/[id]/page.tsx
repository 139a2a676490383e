import type { Metadata } from "next";
import { DeclineScreen } from "@/components/pitching/inbox/decline-screen";
import { PitchActPage, type PitchActProps } from "../../pitch-act-page";

export const metadata: Metadata = { title: "Decline a pitch" };
export const dynamic = "force-dynamic";

export default function DeclinePage(props: PitchActProps) {
  return <PitchActPage {...props} act="decline" screen={DeclineScreen} />;
}
