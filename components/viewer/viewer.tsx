"use client";

import * as Radix from "@radix-ui/react-dialog";
import { ArrowLeft, ArrowRight, Download, X } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import { buttonClass } from "@/components/ui/button-style";
import { IconButton } from "@/components/ui/icon-button";
import { Kbd } from "@/components/ui/kbd";
import type { Slide } from "@/components/viewer/slide";
import { SlideStage } from "@/components/viewer/slide-stage";
import { useSwipe } from "@/components/viewer/use-swipe";
import { cn } from "@/lib/utils/cn";

/**
 * Pictures, videos and quotes fill the screen, dark in both themes: previous and next go round in a circle, by buttons,
 * arrow keys and swipes; Escape, the cross and the backdrop close. Radix holds the focus in, gives it back and locks
 * the page's scrolling.
 */
export function Viewer({
  slides,
  startId,
  onClose,
}: {
  slides: Slide[];
  startId: string;
  onClose: () => void;
}) {
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      slides.findIndex(({ id }) => id === startId),
    ),
  );
  const opener = useRef<Element | null>(null);
  const move = (by: number) => setIndex((now) => (now + by + slides.length) % slides.length);
  const swipe = useSwipe(move);
  const slide = slides[index];
  if (!slide) return null;
  const alone = slides.length === 1 && "invisible";

  function onKeyDown(event: KeyboardEvent) {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    // A video's own controls use the arrows to seek.
    if (by === 0 || event.target instanceof HTMLVideoElement) return;
    event.preventDefault();
    move(by);
  }

  function onBackdrop(event: MouseEvent) {
    if (event.target instanceof Element && !event.target.closest("[data-keep-open], button, a")) onClose();
  }

  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        {/* Radix locks the page's scrolling with this one; the content covers it. */}
        <Radix.Overlay className="fixed inset-0 z-50" />
        <Radix.Content
          data-theme="dark"
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className="fixed inset-0 z-50 grid h-dvh animate-fade grid-rows-[56px_minmax(0,1fr)_auto] bg-sunk text-ink focus-visible:outline-none md:grid-rows-[64px_minmax(0,1fr)_auto]"
        >
          <div className="flex items-center justify-between gap-4 pr-2 pl-5 md:pr-3 md:pl-6">
            <p className="num font-serif text-xl" aria-live="polite">
              {index + 1} / {slides.length}
            </p>
            <Radix.Close asChild>
              <IconButton label="Close">
                <X aria-hidden className="size-6" />
              </IconButton>
            </Radix.Close>
          </div>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a click beside the picture closes; so do Escape and Close */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are Escape's and the button's */}
          <div
            onClick={onBackdrop}
            {...swipe}
            className="grid min-h-0 touch-pan-y touch-pinch-zoom grid-cols-[minmax(0,1fr)] items-center justify-items-center md:grid-cols-[72px_minmax(0,1fr)_72px]"
          >
            <IconButton
              label="Previous asset"
              outlined
              onClick={() => move(-1)}
              className={cn("z-10 bg-sunk max-md:absolute max-md:bottom-5 max-md:left-5", alone)}
            >
              <ArrowLeft aria-hidden />
            </IconButton>
            <SlideStage key={slide.id} slide={slide} />
            <IconButton
              label="Next asset"
              outlined
              onClick={() => move(1)}
              className={cn("z-10 bg-sunk max-md:absolute max-md:bottom-5 max-md:left-[72px]", alone)}
            >
              <ArrowRight aria-hidden />
            </IconButton>
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-8 gap-y-4 px-5 pt-4 pb-5 md:grid-cols-[minmax(0,1fr)_auto_auto] md:px-6 md:pt-5 md:pb-6">
            <div className="min-w-0">
              <Radix.Title className="h4 line-clamp-3 [overflow-wrap:anywhere]">{slide.title}</Radix.Title>
              {slide.caption && (
                <p className="mt-0.5 line-clamp-3 text-ink-2 text-sm [overflow-wrap:anywhere]">
                  {slide.caption}
                </p>
              )}
              {slide.meta && <p className="meta num line-clamp-2 [overflow-wrap:anywhere]">{slide.meta}</p>}
            </div>
            <p className="meta hidden items-center gap-4 md:flex">
              <span className={cn("flex items-center gap-1.5", alone)}>
                <Kbd>←</Kbd>
                <Kbd>→</Kbd>browse
              </span>
              <span className="flex items-center gap-1.5">
                <Kbd>Esc</Kbd>close
              </span>
            </p>
            <span className={cn("flex min-h-11", !alone && "max-md:ml-28")}>
              {slide.original && (
                <a
                  href={slide.kind === "photo" ? `${slide.original}?n=${index + 1}` : slide.original}
                  download
                  className={buttonClass({ variant: "ink", className: "flex-1" })}
                >
                  <Download aria-hidden />
                  Download
                </a>
              )}
            </span>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
