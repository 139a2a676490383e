import type { ComponentType } from "react";
import { tabPath } from "@/components/matching/matching/tabs";
import { getPitch } from "@/lib/domain/pitching/pitches/queries/pitches";
import type { PitchView } from "@/lib/domain/pitching/pitches/schema";
import { page } from "@/lib/transport/page";
import { MatchingFrame, readFrame } from "../matching-frame";

export type PitchActProps = { params: Promise<{ id: string }> };

/** The button of an act on a pitch leads to `/matching/{act}/{id}` before and without scripts. */
export async function PitchActPage({
  act,
  screen: Screen,
  params,
}: PitchActProps & { act: string; screen: ComponentType<{ pitch: PitchView }> }) {
  const { id } = await params;
  const here = `/matching/${act}/${id}`;
  const { pitch } = await page(getPitch, { id }, here);
  return (
    <MatchingFrame frame={await readFrame(here)} current={tabPath("inbox")}>
      <Screen pitch={pitch} />
    </MatchingFrame>
  );
}
