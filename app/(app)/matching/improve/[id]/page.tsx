import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { tabPath } from "@/components/matching/matching/tabs";
import { ImproveScreen } from "@/components/pitching/pitches/improve-screen";
import { getDraft } from "@/lib/domain/pitching/pitch-drafts/queries";
import { page } from "@/lib/transport/page";
import { MatchingFrame, readFrame } from "../../../matching-frame";

export const metadata: Metadata = { title: "Improve a pitch" };
export const dynamic = "force-dynamic";

/** The assistant's button for a saved draft leads here without scripts. */
export default async function ImprovePage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const here = `/matching/improve/${id}`;
  const { draft } = await page(getDraft, { id }, here);
  const frame = await readFrame(here);
  if (!frame.user.preferences.ai) notFound();
  return (
    <MatchingFrame frame={frame} current={tabPath("create-pitch")}>
      <ImproveScreen draft={draft} bell={frame.bell} />
    </MatchingFrame>
  );
}
