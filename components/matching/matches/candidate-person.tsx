import { ActivePitch, CurrentlySeeking } from "@/components/matching/matches/candidate-stories";
import { CardBlock } from "@/components/matching/matches/card-block";
import { CardMarks } from "@/components/matching/matches/card-marks";
import {
  cardHeadings,
  cardLimits,
  percentOf,
  perksOf,
  placeLine,
  publicationLine,
  topicsOf,
  typeOf,
} from "@/components/matching/matches/labels";
import { PerkList } from "@/components/matching/matches/perk-list";
import { TopicTags } from "@/components/matching/matches/topic-tags";
import { Link } from "@/components/ui/link";
import { Tooltip } from "@/components/ui/tooltip";
import type { SuggestionView } from "@/lib/domain/matching/matches/schema";
import { lineOf } from "@/lib/domain/profiles/profiles/identity";
import { offersPerks, resolvePerk } from "@/lib/domain/vocabulary/perks/perks";
import { cn } from "@/lib/utils/cn";

/** The person has marks, name, place, bio, what they look for or pitch, topics and perks. */
export function CandidatePerson({ suggestion }: { suggestion: SuggestionView }) {
  const { profile, matchScore, superLikedYou } = suggestion;
  const type = typeOf(profile);
  const headings = cardHeadings(type);
  const outlets = type === "press" ? publicationLine(profile) : null;
  const place = placeLine(suggestion);
  const topics = topicsOf(profile);
  const perks = perksOf(profile);
  return (
    <div className="min-w-0 p-5 md:px-7 md:pt-7 md:pb-6 room:overflow-y-auto room:pt-6 room:pb-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <CardMarks profile={profile} superLikedYou={superLikedYou} />
        <Link href={profile.url} prefetch={false} draggable={false} className="hit-area link ml-auto text-xs">
          View Profile
        </Link>
      </div>
      <div className="mt-2.5 mb-1 flex items-baseline gap-3">
        <h2 className="h1 max-[600px]:line-clamp-2 min-w-0 [overflow-wrap:anywhere]">
          <Link
            href={profile.url}
            prefetch={false}
            draggable={false}
            className="underline-offset-4 hover:underline hover:decoration-1"
          >
            {profile.name}
          </Link>
        </h2>
        <span
          aria-hidden
          className="figure-serif num ml-auto flex items-baseline gap-1.5 text-[2rem] leading-none md:hidden"
        >
          {percentOf(matchScore)}
          <small className="font-normal font-sans text-xs tracking-normal">match</small>
        </span>
      </div>
      <p className="text-ink-2 text-pretty text-sm">{lineOf(profile)}</p>
      {place && <p className="meta mt-1">{place}</p>}
      {outlets && <p className="meta mt-0.5">{outlets}</p>}
      {profile.about && (
        <p
          className={cn(
            "mt-3.5 text-pretty font-serif text-lg leading-[1.5625rem] max-md:leading-6",
            profile.currentPitches.length > 0 ? "line-clamp-2" : "line-clamp-3",
          )}
        >
          {profile.about}
        </p>
      )}
      {type === "press" ? <CurrentlySeeking profile={profile} /> : <ActivePitch profile={profile} />}
      {topics.length > 0 && (
        <CardBlock title={headings.topics}>
          <TopicTags key={profile.id} topics={topics} limit={cardLimits.tags} />
        </CardBlock>
      )}
      {perks.length > 0 && (
        <CardBlock title={headings.perks} note={offersPerks(type) && <PerkNote perks={perks} />}>
          <PerkList perks={perks.slice(0, cardLimits.perks)} className="grid grid-cols-2 gap-x-3 gap-y-2" />
        </CardBlock>
      )}
    </div>
  );
}

/** On hover and focus the note says what each perk is. */
function PerkNote({ perks }: { perks: string[] }) {
  const details = perks.slice(0, cardLimits.perks).flatMap((name) => {
    const perk = resolvePerk(name);
    return perk ? [{ name: perk.name, description: perk.description }] : [];
  });
  const text = "Available to qualified presse";
  if (details.length === 0) return <span className="meta">{text}</span>;
  return (
    <Tooltip
      content={
        <ul className="grid gap-1.5">
          {details.map(({ name, description }) => (
            <li key={name}>
              <b className="font-[580]">{name}</b>: {description}
            </li>
          ))}
        </ul>
      }
    >
      <button
        type="button"
        className="meta hit-area cursor-default underline decoration-dotted underline-offset-3"
      >
        {text}
      </button>
    </Tooltip>
  );
}
