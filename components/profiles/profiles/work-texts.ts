import { formatPercent } from "@/components/profiles/profiles/chart-data";
import { platformName } from "@/components/profiles/profiles/labels";
import type { WorkSampleView } from "@/lib/domain/profiles/profiles/schema";
import { dataMiningText, sourceTypeText } from "@/lib/domain/vocabulary/provenance/provenance";
import { formatCount } from "@/lib/utils/format-number";

/** Names the network a piece was posted on, and its outlet or brand. */
export const placeOf = ({ platform, outlet }: Pick<WorkSampleView, "platform" | "outlet">) =>
  [platform && platformName(platform), outlet].filter(Boolean).join(", ");

/** Says how a reel's video was made, and what it is not to be used for, as far as its file says it. */
export const originOf = (video: NonNullable<WorkSampleView["video"]>) =>
  [sourceTypeText(video), dataMiningText(video)].filter(Boolean).join(". ");

/** Writes "5.4% engagement, 31K plays", as far as its owner states it. */
export function numbersOf({ engagement, plays }: Pick<WorkSampleView, "engagement" | "plays">): string {
  const parts = [
    engagement !== null && `${formatPercent(engagement)} engagement`,
    plays !== null && `${formatCount(plays)} ${plays === 1 ? "play" : "plays"}`,
  ];
  return parts.filter(Boolean).join(", ");
}
