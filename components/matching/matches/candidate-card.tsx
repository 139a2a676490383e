import { CandidatePerson } from "@/components/matching/matches/candidate-person";
import { CandidateWhy } from "@/components/matching/matches/candidate-why";
import { percentOf } from "@/components/matching/matches/labels";
import { ProfilePlate } from "@/components/profiles/picture/profile-picture";
import type { SuggestionView } from "@/lib/domain/matching/matches/schema";
import { cn } from "@/lib/utils/cn";

/**
 * A candidate is a spread of three: portrait, person, why. Portrait and person share a row from 601 px, all three from
 * 1181; on phones they follow each other, edge to edge, the portrait low enough for the name to be above the buttons.
 */
export function CandidateCard({
  suggestion,
  feedback = true,
  className,
}: {
  suggestion: SuggestionView;
  /** The card asks whether the suggestion was a good one, unless none was made. */
  feedback?: boolean;
  className?: string;
}) {
  const { profile, matchScore } = suggestion;
  return (
    <article
      aria-label={`${profile.name}, ${percentOf(matchScore)} match`}
      className={cn(
        "grid overflow-hidden border-rule border-y bg-raised min-[601px]:grid-cols-2 md:rounded-lg md:border md:shadow-lift xl:min-h-[596px] xl:grid-cols-[minmax(0,31fr)_minmax(0,39fr)_minmax(0,30fr)]",
        className,
      )}
    >
      <div className="relative bg-sunk max-[600px]:aspect-5/4 max-[600px]:max-h-[max(7rem,calc(100svh-35rem))] max-[600px]:w-full">
        <ProfilePlate
          profile={profile}
          eager
          className="absolute inset-0 h-full [container-type:size]"
          // The band is low on low phones, and a logo is square.
          logo="w-[min(60cqw,80cqh,20rem)]"
        />
      </div>
      <CandidatePerson suggestion={suggestion} />
      <CandidateWhy suggestion={suggestion} feedback={feedback} />
    </article>
  );
}
