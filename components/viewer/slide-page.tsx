import { ArrowLeft, Download } from "lucide-react";
import { ProfileFrame } from "@/components/profiles/profiles/profile-frame";
import type { AccentName } from "@/components/ui/accent-scope";
import { buttonClass } from "@/components/ui/button-style";
import type { Slide } from "@/components/viewer/slide";
import { SlideStage } from "@/components/viewer/slide-stage";

/** A link to the viewer leads before and without scripts to this page of the slide. */
export function SlidePage({
  slide,
  accent,
  counts,
  back,
}: {
  slide: Slide;
  /** The id of the profile whose visits the page counts. */
  counts: string;
  accent: AccentName;
  /** The page that the slide belongs to. */
  back: { href: string; label: string };
}) {
  return (
    <ProfileFrame accent={accent} counts={counts}>
      <div className="wrap pt-6 pb-14 md:pt-10">
        <p className="text-sm">
          <a href={back.href} className="link inline-flex min-h-11 items-center gap-1.5">
            <ArrowLeft aria-hidden className="size-4 flex-none" />
            <span className="line-clamp-1 [overflow-wrap:anywhere]">{back.label}</span>
          </a>
        </p>
        <div className="mt-2 grid h-[70dvh] grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] items-center justify-items-center rounded-md bg-sunk">
          <SlideStage slide={slide} />
        </div>
        <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_auto]">
          <div className="min-w-0 [overflow-wrap:anywhere]">
            <h1 className="h2">{slide.title}</h1>
            {slide.caption && <p className="mt-1 text-ink-2">{slide.caption}</p>}
            {slide.meta && <p className="meta num mt-1">{slide.meta}</p>}
          </div>
          <div className="flex flex-wrap gap-2">
            {slide.original && (
              <a href={slide.original} download className={buttonClass({ variant: "ink" })}>
                <Download aria-hidden />
                Download
              </a>
            )}
            {slide.untouched && (
              <a href={slide.untouched} download className={buttonClass({})}>
                <Download aria-hidden />
                As uploaded, with Content Credentials
              </a>
            )}
          </div>
        </div>
      </div>
    </ProfileFrame>
  );
}
