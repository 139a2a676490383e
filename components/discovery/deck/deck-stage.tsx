"use client";

import { type PointerEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import type { DeckSide } from "@/components/discovery/deck/deck-channel";
import { useDeckSync } from "@/components/discovery/deck/use-deck-sync";
import { useFragment } from "@/components/ui/use-fragment";
import { useSwipe } from "@/components/viewer/use-swipe";
import {
  clampSlide,
  slideAfterKey,
  slideId,
  slideOfFragment,
} from "@/lib/domain/discovery/decks/slide-index";
import type { DeckType } from "@/lib/utils/deck-paths";

const WINDOW = "popup,width=1280,height=780";

/** The address is replaced, so that Back leaves the deck; the browser itself navigates, so that `:target` follows. */
const show = (slide: number) => window.location.replace(`#${slideId(slide)}`);

/** These elements have a meaning of their own for a deck's keys. */
const takesKeys = (target: EventTarget | null, key: string) =>
  target instanceof Element &&
  (target.closest("input, select, textarea, summary") !== null ||
    (key === " " && target.closest("button") !== null) ||
    isScrolling(target.closest('[role="group"]')));
const isScrolling = (part: Element | null) => part !== null && part.scrollWidth > part.clientWidth;

/** Turns a deck whose slides are shown by the address's fragment: by keys, swipes, links and the second window. */
export function DeckStage({
  deck,
  side,
  names,
  children,
}: {
  deck: DeckType;
  side: DeckSide;
  names: string[];
  children: ReactNode;
}) {
  const count = names.length;
  const fragment = useFragment();
  const named = slideOfFragment(fragment, count);
  /** The fragment shows all slides, or the sheets for print. */
  const isListing = fragment === "slides" || fragment === "print";
  const root = useRef<HTMLDivElement>(null);
  const last = useRef(1);
  const [spoken, setSpoken] = useState("");
  const [isBlack, setBlack] = useState(false);

  /** Returns the slide of the address; in a list of all, the one it was opened from. */
  const readSlide = () => slideOfFragment(window.location.hash.slice(1), count) ?? last.current;
  const turn = (by: number) => show(clampSlide(readSlide() + by, count));

  const postBlack = useDeckSync({
    deck,
    side,
    slide: named ?? last.current,
    readSlide,
    onSlide: show,
    onBlack: setBlack,
  });

  function uncover() {
    setBlack(false);
    postBlack(false);
  }

  const follow = useEffectEvent(() => {
    if (named === null) {
      // Another fragment, such as that of the link to the content, leaves the slide.
      if (fragment !== "") return isListing ? undefined : show(last.current);
      last.current = 1;
      return loadPictures(root.current, 1);
    }
    if (fragment !== slideId(named)) return show(named);
    if (named !== last.current) setSpoken(`Slide ${named} of ${count}: ${names[named - 1]}`);
    last.current = named;
    loadPictures(root.current, named);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address changed
  useEffect(() => follow(), [fragment]);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (event.defaultPrevented || ctrlKey || metaKey || altKey) return;
    if (isBlack && side === "audience") {
      event.preventDefault();
      return uncover();
    }
    if (isListing) {
      if (key === "Escape") show(last.current);
      return;
    }
    const to = takesKeys(target, key) ? null : slideAfterKey(event, readSlide(), count);
    if (to === null) return;
    event.preventDefault();
    show(to);
  });

  const onClick = useEffectEvent((event: MouseEvent) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    if (link.target === `speaker-${deck}`) {
      if (window.open(link.href, link.target, WINDOW)) event.preventDefault();
      return;
    }
    const to = slideOfFragment(link.getAttribute("href")?.slice(1) ?? "", count);
    if (to === null) return;
    event.preventDefault();
    show(to);
    // The focus goes to the same control of the slide that is shown now.
    const same = `#${slideId(to)} [data-turn="${link.dataset.turn}"]`;
    if (link.dataset.turn) root.current?.querySelector<HTMLElement>(same)?.focus();
  });

  useEffect(() => {
    const page = root.current;
    const [press, key] = [(event: MouseEvent) => onClick(event), (event: KeyboardEvent) => onKeyDown(event)];
    page?.addEventListener("click", press);
    window.addEventListener("keydown", key);
    return () => {
      page?.removeEventListener("click", press);
      window.removeEventListener("keydown", key);
    };
  }, []);

  const swipe = useSwipe((by) => !isListing && turn(by));
  const onSlide = (event: PointerEvent) =>
    event.target instanceof Element && event.target.closest(".deck, .talk");

  return (
    <div
      ref={root}
      onPointerDown={(event) => onSlide(event) && swipe.onPointerDown(event)}
      onPointerUp={swipe.onPointerUp}
      className="touch-pan-y touch-pinch-zoom"
    >
      {children}
      <p className="sr-only" aria-live="polite">
        {spoken}
      </p>
      {isBlack && side === "audience" && (
        <button
          type="button"
          aria-label="Show the slide"
          onClick={uncover}
          className="fixed inset-0 z-50 size-full bg-[#000] print:hidden"
        />
      )}
    </div>
  );
}

/** The slide's pictures, and those of the next, would otherwise load only when it is shown. */
function loadPictures(root: HTMLElement | null, slide: number) {
  for (const id of [slideId(slide), slideId(slide + 1)]) {
    for (const picture of root?.querySelectorAll<HTMLImageElement>(`#${id} img`) ?? [])
      picture.loading = "eager";
  }
}
