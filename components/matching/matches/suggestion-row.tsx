import { CardActions } from "@/components/matching/matches/card-actions";
import { CardMarks } from "@/components/matching/matches/card-marks";
import { gridLimits, percentOf, placeLine, topicsOf } from "@/components/matching/matches/labels";
import { Percent } from "@/components/matching/matches/percent";
import type { SavedPitch } from "@/components/pitching/pitch-dialogs/saved-pitch";
import { ProfilePlate } from "@/components/profiles/picture/profile-picture";
import type { SuggestionView } from "@/lib/domain/matching/matches/schema";
import { lineOf } from "@/lib/domain/profiles/profiles/identity";

/** Below the matches a suggestion is a row with a small portrait and the best reason. */
export function SuggestionRow({
  suggestion,
  pitches,
}: {
  suggestion: SuggestionView;
  pitches: SavedPitch[];
}) {
  const { profile, matchScore, matchReasons, superLikedYou } = suggestion;
  const percent = percentOf(matchScore);
  const place = placeLine(suggestion);
  const line = lineOf(profile);
  const topics = topicsOf(profile).slice(0, gridLimits.industries);
  return (
    <article
      aria-label={`${profile.name}, ${percent} match`}
      className="grid grid-cols-[96px_minmax(0,1fr)] gap-4 border-rule border-b py-6 md:grid-cols-[112px_minmax(0,1fr)] md:gap-5"
    >
      <div>
        <ProfilePlate profile={profile} className="aspect-4/5 rounded-md" />
      </div>
      <div className="min-w-0">
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="h4 min-w-0 [overflow-wrap:anywhere]">{profile.name}</h3>
          <Percent percent={percent} small />
        </div>
        <p className="meta">
          {line}
          {line && place && <br />}
          {place}
        </p>
        <p className="mt-1 flex flex-wrap gap-x-4">
          <CardMarks profile={profile} superLikedYou={superLikedYou} />
        </p>
        {matchReasons[0] && <p className="mt-1 mb-0.5 text-sm">{matchReasons[0]}</p>}
        {topics.length > 0 && <p className="meta">{topics.join(", ")}</p>}
        <div className="mt-3 flex flex-wrap gap-2 max-md:[&>*]:flex-1">
          <CardActions card={suggestion} percent={percent} pitches={pitches} message="text" />
        </div>
      </div>
    </article>
  );
}
