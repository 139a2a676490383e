import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { likesLeftLine } from "@/components/matching/matches/labels";
import { WhyLink } from "@/components/matching/matches/learning/why-link";
import type { SavedPitch } from "@/components/pitching/pitch-dialogs/saved-pitch";
import { Link } from "@/components/ui/link";
import { Tag } from "@/components/ui/tag";

/** The head says which pitches the deck is for, how far it is, and what is left of the day's likes. */
export function DeckHead({
  title,
  phoneTitle,
  pitches,
  counter,
  left,
  bell,
}: {
  title: string;
  phoneTitle: string;
  pitches: SavedPitch[];
  /** A text such as "3 of 24 matches"; null where there is no deck. */
  counter: string | null;
  left: { likes: number; superLikes: number };
  /** The bell, which only wide screens show here. */
  bell: ReactNode;
}) {
  return (
    <header className="mb-3.5 grid grid-cols-[minmax(0,1fr)] gap-2.5 px-5 md:mb-5 md:flex md:flex-wrap md:items-end md:justify-between md:gap-x-8 md:px-0">
      <div className="min-w-0 md:grow md:basis-80">
        <p className="meta md:hidden">{phoneTitle}</p>
        <h1 className="h1 max-md:mt-1">{title}</h1>
        {pitches.length > 0 && (
          <div className="mt-3 flex flex-wrap items-center gap-2 [&>*]:flex-none">
            <span className="meta">Active pitches in use</span>
            {/* On phones this is a row of its own, which scrolls under the label and its link. */}
            <div className="contents max-md:order-last max-md:basis-full max-md:scroll-x max-md:gap-2 max-md:[&>*]:flex-none">
              {pitches.map(({ id, title: name }) => (
                <Tag key={id} className="max-w-72">
                  <Check aria-hidden className="flex-none" />
                  <span className="truncate">{name}</span>
                </Tag>
              ))}
            </div>
            <Link
              href="/matching?tab=create-pitch"
              className="hit-area px-2 font-[560] text-ink-2 text-xs underline-offset-4 hover:text-ink hover:underline"
            >
              Change<span className="sr-only"> the pitches in use</span>
            </Link>
            <WhyLink />
          </div>
        )}
      </div>
      <div className="md:flex md:flex-none md:items-center md:gap-4">
        <p className="meta num flex justify-between gap-4 whitespace-nowrap md:grid md:gap-0 md:text-right">
          {counter && <b className="font-semibold text-ink">{counter}</b>}
          <span>{likesLeftLine(left.likes, left.superLikes)}</span>
        </p>
        <div className="-mr-3 max-md:hidden">{bell}</div>
      </div>
    </header>
  );
}
