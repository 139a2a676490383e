"use client";

import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { PauseButton } from "@/components/profiles/profiles/carousel-pause";
import { useCarousel } from "@/components/profiles/profiles/use-carousel";
import { IconButton } from "@/components/ui/icon-button";
import { cn } from "@/lib/utils/cn";

export type StripSlide = { id: string; picture: ReactNode; text: ReactNode };

/**
 * The neighbours are half visible: picture in the middle, its text under it, an arrow at each side. Every slide is in
 * the HTML; without JavaScript they stand side by side in a strip that scrolls.
 */
export function CarouselStrip({
  label,
  noun,
  slides,
}: {
  label: string;
  /** The word for one of them, for the buttons: "publication". */
  noun: string;
  /** Two or more. */
  slides: StripSlide[];
}) {
  const count = slides.length;
  const { at, paused, live, go, togglePause, hold } = useCarousel(count);
  const placeOf = (index: number) => {
    if (index === at) return "here";
    if (index === (at + 1) % count) return "after";
    return index === (at - 1 + count) % count ? "before" : "away";
  };
  return (
    <section aria-roledescription="carousel" aria-label={label} className="relative wrap md:pt-6" {...hold}>
      <div
        aria-live={live}
        className="grid gap-x-4 overflow-hidden max-md:-mx-5 noscript:flex noscript:snap-x noscript:overflow-x-auto md:grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)_minmax(0,1fr)]"
      >
        {slides.map(({ id, picture, text }, index) => (
          <figure
            key={id}
            data-place={placeOf(index)}
            className="group contents noscript:block noscript:w-[84%] noscript:flex-none noscript:snap-start"
          >
            <div className="row-start-1 h-65 overflow-hidden bg-sunk group-data-[place=away]:hidden max-md:group-data-[place=after]:hidden max-md:group-data-[place=before]:hidden noscript:block! md:h-110 md:rounded-md md:group-data-[place=after]:col-start-3 md:group-data-[place=before]:col-start-1 md:group-data-[place=here]:col-start-2 motion-safe:group-data-[place=here]:animate-fade group-data-[place=after]:[&_img]:opacity-50 group-data-[place=before]:[&_img]:opacity-50 noscript:[&_img]:opacity-100! [&_img]:size-full [&_img]:object-cover">
              {picture}
            </div>
            <figcaption className="invisible row-start-2 min-w-0 pt-3 pr-28 group-data-[place=here]:visible max-md:col-start-1 max-md:pl-5 noscript:visible noscript:pr-5 md:col-start-2 md:pt-3.5">
              {text}
            </figcaption>
          </figure>
        ))}
        <p className="row-start-2 flex items-center justify-self-end noscript:hidden max-md:col-start-1 max-md:pr-3 md:col-start-2">
          <PauseButton paused={paused} onToggle={togglePause} />
          <span className="meta num ml-1">
            {at + 1} / {count}
          </span>
        </p>
      </div>
      <IconButton
        label={`Previous ${noun}`}
        onClick={() => go(at - 1)}
        className={cn(arrow, "left-3 md:left-[calc(22.7%-8px)]")}
      >
        <ArrowLeft aria-hidden />
      </IconButton>
      <IconButton
        label={`Next ${noun}`}
        onClick={() => go(at + 1)}
        className={cn(arrow, "right-3 md:right-[calc(22.7%-8px)]")}
      >
        <ArrowRight aria-hidden />
      </IconButton>
    </section>
  );
}

const arrow =
  "absolute top-27 rounded-[50%]! border border-rule bg-raised text-ink noscript:hidden hover:bg-sunk max-md:mx-[-8px] md:top-[222px]";
