import type { Metadata } from "next";
import { WhyScreen } from "@/components/matching/matches/learning/why-screen";
import { tabPath } from "@/components/matching/matching/tabs";
import { listWeights } from "@/lib/domain/matching/matches/queries/weights";
import { page } from "@/lib/transport/page";
import { MatchingFrame, readFrame } from "../../matching-frame";

export const metadata: Metadata = { title: "Why these" };
export const dynamic = "force-dynamic";

/** The page lists what the viewer's own acts taught; each can be taken back. */
export default async function WhyPage() {
  const here = "/matching/why";
  const [learning, frame] = await Promise.all([page(listWeights, {}, here), readFrame(here)]);
  return (
    <MatchingFrame frame={frame} current={tabPath("discover")}>
      <WhyScreen learning={learning} bell={frame.bell} />
    </MatchingFrame>
  );
}
