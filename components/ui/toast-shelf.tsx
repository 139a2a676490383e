"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { Toaster as Sonner, toast, useSonner } from "sonner";
import { isWindowOpen, watchWindows } from "@/components/ui/open-windows";
import { mountShelf, type WaitingToast } from "@/components/ui/toast";
import { ToastCard } from "@/components/ui/toast-card";
import { watchPhone } from "@/components/ui/watch-phone";

/**
 * Maps an id to Sonner's name of the toast that shows it. The name of a toast that goes is deleted: a new toast under
 * it would go along.
 */
const shownAs = new Map<string | number, string | number>();

function show({ kind, message, id, ...card }: WaitingToast) {
  const stays = kind === "bad" || card.progress !== undefined;
  const letGo = (name: string | number) => {
    if (shownAs.get(id) === name) shownAs.delete(id);
  };
  const leave = (name: string | number) => {
    letGo(name);
    toast.dismiss(name);
  };
  const name = toast.custom(
    (shown) => <ToastCard kind={kind} message={message} {...card} onDismiss={() => leave(shown)} />,
    {
      id: shownAs.get(id),
      duration: stays ? Number.POSITIVE_INFINITY : 6000,
      onAutoClose: (gone) => letGo(gone.id),
      onDismiss: (gone) => letGo(gone.id),
    },
  );
  shownAs.set(id, name);
}

function dismiss(id: string | number) {
  const name = shownAs.get(id);
  shownAs.delete(id);
  if (name !== undefined) toast.dismiss(name);
}

const EDGE = 12;

/**
 * Toasts appear bottom right, two at most, over no bar and no heading. While a dialog's window is open on a phone the newest one
 * is at the top, and the window makes room for it: no toast lies over its buttons.
 */
export function ToastShelf() {
  // Sonner's own effect, a child's, has run by now, so it receives what is shown.
  useEffect(() => mountShelf({ show, dismiss }), []);
  const isPhone = useSyncExternalStore(watchPhone.subscribe, watchPhone.read, () => false);
  const hasWindow = useSyncExternalStore(watchWindows, isWindowOpen, () => false);
  const above = isPhone && hasWindow;
  const { room, visible } = useFootPlace();
  const bottom = room + EDGE;
  return (
    <>
      <Sonner
        position={above ? "top-center" : "bottom-right"}
        gap={EDGE}
        expand
        visibleToasts={above ? 1 : visible}
        offset={{ bottom: bottom + EDGE, right: 24 }}
        mobileOffset={{ top: EDGE, bottom, left: EDGE, right: EDGE }}
        containerAriaLabel="Notices"
        style={
          { fontFamily: "var(--font-sans)", "--width": "400px", pointerEvents: "auto" } as React.CSSProperties
        }
        toastOptions={{ unstyled: true, className: "w-full" }}
      />
      {above && <ToastRoom />}
    </>
  );
}

/** The distance from the window's foot at which toasts begin, and how many are shown. */
type FootPlace = { room: number; visible: number };

/** Toasts are placed as each of them comes and goes, and when the page under them was scrolled. */
function useFootPlace(): FootPlace {
  const { toasts } = useSonner();
  const [place, setPlace] = useState<FootPlace>({ room: 0, visible: MOST });
  const newest = toasts[0]?.id;
  const count = Math.min(toasts.length, MOST);
  useEffect(() => {
    if (newest === undefined) return;
    const measure = () => setPlace(readFootPlace(count));
    measure();
    document.addEventListener("scrollend", measure, true);
    return () => document.removeEventListener("scrollend", measure, true);
  }, [newest, count]);
  return place;
}

const MOST = 2;
/** A toast may take this much of the window's foot, in px. */
const TOAST_HEIGHT = 96;

/**
 * Toasts are above the bars that stay there, and above headings as long as they are in the window's lower half. Where
 * `count` of them find no room between headings, the newest is shown alone.
 */
function readFootPlace(count: number): FootPlace {
  const shelf = document.querySelector("[data-sonner-toaster]")?.getBoundingClientRect();
  const placesOf = (selector: string, isMeant = (_element: Element) => true) =>
    [...document.querySelectorAll(selector)]
      .filter(isMeant)
      .map((element) => element.getBoundingClientRect())
      .filter(({ right, height }) => height > 0 && height < innerHeight / 2 && right > (shelf?.left ?? 0));
  const above = (places: DOMRect[], from: number, height: number) => {
    let floor = from;
    const isUnder = ({ top, bottom }: DOMRect) => top < floor && bottom > floor - height;
    for (let place = places.find(isUnder); place; place = places.find(isUnder)) floor = place.top;
    return floor;
  };
  // A dialog takes the pointer from all that is around it, so that no bar is found at a point.
  const stays = (element: Element) => /fixed|sticky/.test(getComputedStyle(element).position);
  const fixed = placesOf('[class*="dock"],[class*="fixed"],[class*="sticky"]', stays);
  const bars = above(fixed, innerHeight, TOAST_HEIGHT);
  const headings = placesOf("h1,h2,h3");
  for (let visible = count; visible > 0; visible -= 1) {
    const clear = above(headings, bars, visible * (TOAST_HEIGHT + EDGE));
    if (clear > innerHeight / 2) return { room: Math.round(innerHeight - clear), visible };
  }
  return { room: Math.round(innerHeight - bars), visible: 1 };
}

/** Measures what the toast at the top takes, for the windows under it. */
function ToastRoom() {
  const { toasts } = useSonner();
  const newest = toasts[0]?.id;
  useEffect(() => {
    const { style } = document.documentElement;
    if (newest === undefined) return;
    const measure = () => {
      const front = document.querySelector<HTMLElement>("[data-sonner-toast][data-front=true]");
      const shelf = front?.closest<HTMLElement>("[data-sonner-toaster]");
      if (front && shelf)
        style.setProperty("--toast-room", `${shelf.offsetTop + front.offsetHeight + EDGE}px`);
    };
    measure();
    const front = document.querySelector("[data-sonner-toast][data-front=true]");
    const observer = new ResizeObserver(measure);
    if (front) observer.observe(front);
    return () => {
      observer.disconnect();
      style.removeProperty("--toast-room");
    };
  }, [newest]);
  return null;
}
