import { Star } from "lucide-react";
import { PressePassMark, VerifiedMark } from "@/components/ui/badge";
import { Tooltip } from "@/components/ui/tooltip";
import type { CardView } from "@/lib/domain/matching/matches/schema";
import { pressePassTooltips } from "@/lib/domain/profiles/evidence/presse-pass";

/** The marks say what others vouch for, and whether they asked for the viewer. */
export function CardMarks({
  profile,
  superLikedYou = false,
}: {
  profile: Pick<CardView, "verified" | "pressePassLevel" | "userType">;
  superLikedYou?: boolean;
}) {
  const tier = profile.userType === "PRESS" ? profile.pressePassLevel : null;
  return (
    <>
      {profile.verified && <VerifiedMark />}
      {tier && (
        <Tooltip content={pressePassTooltips[tier]}>
          <button type="button" className="hit-area inline-flex cursor-default">
            <PressePassMark tier={tier} />
          </button>
        </Tooltip>
      )}
      {superLikedYou && (
        <span className="inline-flex items-center gap-1.5 font-[560] text-accent text-xs">
          <Star aria-hidden className="size-4" />
          Super liked you
        </span>
      )}
    </>
  );
}
