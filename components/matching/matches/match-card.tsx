import { CardActions } from "@/components/matching/matches/card-actions";
import { CardMarks } from "@/components/matching/matches/card-marks";
import { gridLimits, percentOf, perksOf, placeLine, topicsOf } from "@/components/matching/matches/labels";
import { Percent } from "@/components/matching/matches/percent";
import { PerkList } from "@/components/matching/matches/perk-list";
import type { SavedPitch } from "@/components/pitching/pitch-dialogs/saved-pitch";
import { ProfilePlate } from "@/components/profiles/picture/profile-picture";
import type { MatchView } from "@/lib/domain/matching/matches/schema";
import { lineOf } from "@/lib/domain/profiles/profiles/identity";
import { isSameUtcDay, utcDayOfYear } from "@/lib/utils/dates";

/** A mutual match has portrait, percent, one reason, areas and perks; on phones it is a row with a small portrait. */
export function MatchCard({ match, pitches }: { match: MatchView; pitches: SavedPitch[] }) {
  const { profile, matchScore, matchReasons } = match;
  const percent = percentOf(matchScore);
  const line = lineOf(profile);
  const topics = topicsOf(profile).slice(0, gridLimits.industries);
  const perks = perksOf(profile).slice(0, gridLimits.perks);
  return (
    <article
      aria-label={`${profile.name}, ${percent} match`}
      className="flex flex-col max-md:grid max-md:grid-cols-[96px_minmax(0,1fr)] max-md:grid-rows-[auto_auto_1fr] max-md:gap-x-4 max-md:not-first:border-rule max-md:not-first:border-t max-md:not-first:pt-7"
    >
      <div className="max-md:row-span-3">
        <ProfilePlate profile={profile} className="aspect-4/5 rounded-md md:aspect-square" />
      </div>
      <p className="flex min-h-5 flex-wrap items-center justify-between gap-x-2 md:mt-3">
        <CardMarks profile={profile} />
      </p>
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="h3 my-0.5 min-w-0 [overflow-wrap:anywhere]">{profile.name}</h3>
        <Percent percent={percent} />
      </div>
      <p className="meta">
        {line && (
          <>
            {line}
            <br />
          </>
        )}
        <PlaceAndDay match={match} />
      </p>
      <div className="mt-2.5 grid gap-1.5 border-rule border-t pt-2.5 max-md:col-span-full max-md:mt-3.5">
        {matchReasons[0] && <p className="text-ink-2 text-sm">{matchReasons[0]}</p>}
        {topics.length > 0 && <p className="meta">{topics.join(", ")}</p>}
        {perks.length > 0 && <PerkList perks={perks} className="flex flex-wrap gap-x-3.5 gap-y-1 text-xs" />}
      </div>
      <div className="mt-auto grid grid-cols-2 gap-2 pt-4 max-md:col-span-full">
        {profile.deleted ? (
          <p className="meta col-span-full">This account no longer exists.</p>
        ) : (
          <CardActions card={match} percent={percent} pitches={pitches} message="tint" />
        )}
      </div>
    </article>
  );
}

function PlaceAndDay({ match }: { match: MatchView }) {
  const now = new Date();
  const place = placeLine(match);
  return (
    <span suppressHydrationWarning>
      {place && `${place}. `}
      {isSameUtcDay(match.createdAt, now) ? (
        <b className="font-[580] text-accent">Matched today</b>
      ) : (
        `Matched ${utcDayOfYear(match.createdAt, now)}`
      )}
    </span>
  );
}
