import type { Metadata } from "next";
import { DeclineScreen } from "@/components/inbox/decline-screen";
import { tabPath } from "@/components/matching/tabs";
import { getPitch } from "@/lib/domain/pitches/queries/pitches";
import { page } from "@/lib/transport/page";
import { MatchingFrame, readFrame } from "../../../matching-frame";

export const metadata: Metadata = { title: "Decline a pitch" };
export const dynamic = "force-dynamic";

export default async function DeclinePage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const here = `/matching/decline/${id}`;
  const { pitch } = await page(getPitch, { id }, here);
  return (
    <MatchingFrame frame={await readFrame(here)} current={tabPath("inbox")}>
      <DeclineScreen pitch={pitch} />
    </MatchingFrame>
  );
}
