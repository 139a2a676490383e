import { CreatorFacts } from "@/components/discovery/directories/creator-facts";
import { cardAnchor } from "@/components/discovery/directories/more-cards";
import { NewsroomFacts } from "@/components/discovery/directories/newsroom-facts";
import { PressFacts } from "@/components/discovery/directories/press-facts";
import { pitchPath } from "@/components/pitching/pitch-composer/recipient";
import { FollowButton } from "@/components/profiles/follows/follow-button";
import { ProfilePicture, ProfilePlate } from "@/components/profiles/picture/profile-picture";
import { PressePassMark, VerifiedMark } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/link-button";
import type { DirectoryCard } from "@/lib/domain/discovery/directories/schema";
import { isNewsroomType } from "@/lib/domain/vocabulary/user-type/user-type";

const unnamed = { PRESS: "Unnamed", BRAND: "Unnamed Brand", SOURCE: "Unnamed Source", PAID_MEDIA: "Unnamed" };

/** A profile of a directory has no box: a person's portrait or a newsroom's mark, and text; on phones a row. */
export function CardOf({ card, place }: { card: DirectoryCard; place: number }) {
  const name = card.name.trim() || unnamed[card.userType];
  const isNewsroom = isNewsroomType(card.userType);
  if (isNewsroom) return <NewsroomCard card={card} name={name} place={place} />;
  return (
    <article
      id={cardAnchor(place)}
      // Load More moves the focus to this card.
      tabIndex={-1}
      className="relative grid scroll-mt-6 grid-cols-[96px_minmax(0,1fr)] content-start gap-x-4 border-rule not-first:border-t not-first:pt-7 md:flex md:flex-col md:border-0 md:not-first:border-0 md:not-first:pt-0"
    >
      {/* The link of the name covers the picture too, so that there is one link to tab to and a large target. */}
      <ProfilePlate
        profile={{ ...card, name }}
        alt=""
        className="row-span-2 aspect-4/5 self-start md:aspect-10/11"
      />
      <div className="min-w-0 md:flex md:flex-1 md:flex-col">
        <p className="flex min-h-5 flex-wrap items-center justify-between gap-x-2 md:mt-3">
          {card.verified && <VerifiedMark />}
          {card.pressePassLevel && card.userType === "PRESS" && (
            <PressePassMark tier={card.pressePassLevel} />
          )}
        </p>
        <h3 className="h3 my-0.5 line-clamp-3 [overflow-wrap:anywhere] max-md:text-[1.25rem] max-md:leading-6">
          <a
            href={card.url}
            className="before:absolute before:top-0 before:left-0 before:aspect-4/5 before:w-24 hover:underline md:before:aspect-10/11 md:before:w-full"
          >
            {name}
          </a>
        </h3>
        {card.userType === "PRESS" ? <PressFacts card={card} /> : <CreatorFacts card={card} />}
      </div>
      <div className="col-span-full mt-3 flex flex-wrap gap-2 [&>*]:grow [&>*]:basis-25">
        <LinkButton href={card.url} prefetch={false} caps size="sm" aria-label={`VIEW PROFILE of ${name}`}>
          VIEW PROFILE
        </LinkButton>
        <PitchButton card={card} name={name} />
      </div>
    </article>
  );
}

/** A newsroom has its mark beside its name, what it is, and the headline of its newest release. */
function NewsroomCard({ card, name, place }: { card: DirectoryCard; name: string; place: number }) {
  return (
    <article
      id={cardAnchor(place)}
      className="flex scroll-mt-6 flex-col border-ink border-t-2 pt-4 [overflow-wrap:anywhere]"
    >
      <div className="grid grid-cols-[min(4.5rem,20vw)_minmax(0,1fr)] items-center gap-4">
        <ProfilePicture profile={{ ...card, name }} isLarge className="w-full" />
        <div className="min-w-0">
          {card.verified && <VerifiedMark />}
          <h3 className="h3 line-clamp-3 max-md:text-[1.25rem] max-md:leading-6">
            <a href={card.url} className="hover:underline">
              {name}
            </a>
          </h3>
        </div>
      </div>
      <div className="mt-3 flex flex-1 flex-col">
        <NewsroomFacts card={card} />
      </div>
      <div className="mt-4 flex flex-wrap gap-2 [&>*]:grow [&>*]:basis-30">
        <LinkButton href={card.url} prefetch={false} caps size="sm" aria-label={`VIEW NEWSROOM of ${name}`}>
          VIEW NEWSROOM
        </LinkButton>
        <FollowButton
          profileId={card.id}
          slug={card.slug}
          name={name}
          followerCount={card.followerCount}
          anchor={cardAnchor(place)}
          variant="tint"
          size="sm"
        />
      </div>
    </article>
  );
}

function PitchButton({ card, name }: { card: DirectoryCard; name: string }) {
  const word = card.userType === "PRESS" ? "PITCH" : "COLLABORATE";
  return (
    <LinkButton
      href={pitchPath(card)}
      prefetch={false}
      variant="tint"
      caps
      size="sm"
      aria-label={word === "PITCH" ? `PITCH ${name}` : `COLLABORATE with ${name}`}
    >
      {word}
    </LinkButton>
  );
}
