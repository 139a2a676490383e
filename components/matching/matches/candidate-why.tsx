import { FeedbackButtons } from "@/components/matching/matches/feedback-buttons";
import { cardLimits, namedFactors, percentOf } from "@/components/matching/matches/labels";
import { FactorBar, FactorList } from "@/components/ui/factor-bar";
import type { SuggestionView } from "@/lib/domain/matching/matches/schema";
import { quoted } from "@/lib/utils/quoted";

/** The percent and the six factors with their reasons say why these two, and the card asks whether that helped. */
export function CandidateWhy({ suggestion, feedback }: { suggestion: SuggestionView; feedback: boolean }) {
  const { profile, matchScore, bestPitch, factors, matchTags } = suggestion;
  return (
    <div className="p-5 room:overflow-y-auto max-xl:border-rule max-xl:border-t min-[601px]:col-span-full md:px-7 md:pt-7 md:pb-4 xl:col-span-1 xl:border-rule xl:border-l">
      <p className="flex items-baseline gap-2.5 max-md:hidden">
        <b className="figure-serif num text-[3.5rem] leading-none">{percentOf(matchScore)}</b>
        <span className="text-sm">match</span>
      </p>
      <h3 className="h3 md:hidden">Why you match</h3>
      <p className="meta mt-1.5 [overflow-wrap:anywhere]">
        for {bestPitch ? quoted(bestPitch.title) : "your profile"}
      </p>
      {matchTags.length > 0 && (
        <p className="meta text-ink-2">{matchTags.slice(0, cardLimits.tags).join(", ")}</p>
      )}
      <FactorList label={`Why ${profile.name} suits you`} columns className="mt-3">
        {namedFactors(factors).map(({ key, name, value, reason }) => (
          <FactorBar key={key} name={name} value={value} reason={reason} />
        ))}
      </FactorList>
      {feedback && <FeedbackButtons key={profile.id} profileId={profile.id} />}
    </div>
  );
}
