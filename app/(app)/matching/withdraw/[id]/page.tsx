import type { Metadata } from "next";
import { WithdrawScreen } from "@/components/pitching/inbox/withdraw-screen";
import { PitchActPage, type PitchActProps } from "../../pitch-act-page";

export const metadata: Metadata = { title: "Withdraw a pitch" };
export const dynamic = "force-dynamic";

export default function WithdrawPage(props: PitchActProps) {
  return <PitchActPage {...props} act="withdraw" screen={WithdrawScreen} />;
}
