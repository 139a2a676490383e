"use client";

import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { PauseButton } from "@/components/profiles/profiles/carousel-pause";
import { firstSlide } from "@/components/profiles/profiles/carousel-start";
import { useCarousel } from "@/components/profiles/profiles/use-carousel";
import { IconButton } from "@/components/ui/icon-button";
import { useSwipe } from "@/components/viewer/use-swipe";
import { cn } from "@/lib/utils/cn";

/** A slide that stands alone may have no picture. */
/** One that stands alone may have no picture: its text takes the width. */
export type SpreadSlide = { id: string; title: string; picture: ReactNode; text: ReactNode };

const ALSO = 3;

/**
 * The picture of a featured story bleeds left, the text is right, with the next story and the controls. Every slide is
 * in the HTML; without JavaScript they stand side by side in a strip that scrolls. One alone is no carousel.
 */
export function CarouselSpread({
  label,
  noun,
  slides,
  tint = false,
}: {
  label: string;
  /** The word for one of them, for the buttons: "story", "campaign". */
  noun: string;
  slides: SpreadSlide[];
  /** The text stands on the type's tint. */
  tint?: boolean;
}) {
  const { at, paused, warm, live, go, togglePause, hold } = useCarousel(slides.length);
  const swipe = useSwipe((by) => go(at + by));
  const many = slides.length > 1;
  const also = slides.slice(1, ALSO + 1).map((_, step) => (at + step + 1) % slides.length);
  return (
    <section
      aria-roledescription={many ? "carousel" : undefined}
      aria-label={label}
      className={cn(
        "grid grid-cols-[minmax(0,1fr)] border-rule border-b noscript:block",
        slides.some(({ picture }) => picture) && columns,
        tint && "bg-accent-tint",
      )}
      {...hold}
    >
      <div
        aria-live={live}
        {...(many ? swipe : {})}
        className="grid grid-cols-[minmax(0,1fr)] touch-pan-y touch-pinch-zoom noscript:flex noscript:touch-auto noscript:snap-x noscript:overflow-x-auto md:[grid-area:1/1/3/3] md:grid-cols-subgrid md:grid-rows-subgrid"
      >
        {slides.map(({ id, picture, text }, index) => (
          <div
            key={id}
            {...(many
              ? {
                  role: "group",
                  "aria-roledescription": "slide",
                  "aria-label": `${index + 1} / ${slides.length}`,
                }
              : {})}
            data-here={index === at || undefined}
            // In the strip without JavaScript the slide that it begins with stands first, too.
            style={{ order: (index - firstSlide(slides.length) + slides.length) % slides.length }}
            className={cn(
              "invisible grid grid-cols-[minmax(0,1fr)] content-start opacity-0 transition-[opacity,visibility] duration-(--duration-3) [grid-area:1/1] data-here:visible data-here:opacity-100 md:[grid-area:1/1/3/3] md:grid-cols-subgrid md:grid-rows-subgrid",
              "noscript:visible noscript:w-full noscript:shrink-0 noscript:snap-start noscript:opacity-100",
              "noscript:md:grid-cols-[minmax(0,1.87fr)_minmax(0,1fr)]!",
            )}
          >
            {picture && (
              <div
                className={cn(
                  // The picture fills what the text leaves; a tall one must not make the page jump when it arrives.
                  "relative noscript:block h-64 md:row-span-2 md:h-full md:min-h-[460px] xl:min-h-[560px] [&_img]:absolute [&_img]:inset-0 [&_img]:size-full [&_img]:object-cover",
                  index !== at && !warm && "hidden",
                )}
              >
                {picture}
              </div>
            )}
            <div
              className={
                picture
                  ? "min-w-0 content-center px-5 pt-8 pb-4 md:px-8 xl:pr-0 xl:pl-12"
                  : "wrap min-w-0 py-8 md:max-w-page md:py-12"
              }
            >
              {text}
            </div>
          </div>
        ))}
      </div>
      {many && (
        <div className="noscript:hidden px-5 pb-6 md:col-start-2 md:row-start-2 md:px-8 md:pb-8 xl:pr-0 xl:pl-12">
          <ul aria-label="Also featured" className={cn("border-t", edge(tint))}>
            {also.map((index) => (
              <li key={slides[index]?.id} className={cn("border-b last:border-b-0", edge(tint))}>
                <button
                  type="button"
                  onClick={() => go(index)}
                  className="grid min-h-11 w-full grid-cols-[1.5rem_minmax(0,1fr)] items-baseline gap-1 py-2 text-left font-[560] font-serif text-base hover:underline"
                >
                  <span aria-hidden className="meta num">
                    {index + 1}
                  </span>
                  <span className="truncate">{slides[index]?.title}</span>
                </button>
              </li>
            ))}
          </ul>
          <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
            <span className={cn("meta num flex-none", tint && "text-ink-2")}>
              {at + 1} / {slides.length}
            </span>
            <span aria-hidden className="flex min-w-12 flex-1 gap-1">
              {slides.map(({ id }, index) => (
                <i key={id} className={cn("h-0.5 flex-1", index === at ? "bg-accent" : "bg-accent/30")} />
              ))}
            </span>
            <PauseButton paused={paused} onToggle={togglePause} />
            <IconButton outlined label={`Previous ${noun}`} onClick={() => go(at - 1)}>
              <ArrowLeft aria-hidden />
            </IconButton>
            <IconButton outlined label={`Next ${noun}`} onClick={() => go(at + 1)}>
              <ArrowRight aria-hidden />
            </IconButton>
          </div>
        </div>
      )}
    </section>
  );
}

/** On wide screens the text keeps its width and ends where the page's own column (1280 px) ends. */
const columns =
  "md:grid-cols-[minmax(0,1.87fr)_minmax(0,1fr)] md:grid-rows-[minmax(0,1fr)_auto] xl:grid-cols-[minmax(0,1fr)_420px] xl:pr-[max(48px,calc((100%-1280px)/2))]";
const edge = (tint: boolean) => (tint ? "border-accent/25" : "border-rule");
