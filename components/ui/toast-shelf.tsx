"use client";

import { useEffect, useSyncExternalStore } from "react";
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

function show({ kind, message, id, position, ...card }: WaitingToast) {
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
      position,
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
 * Toasts appear bottom right, on phones above the bottom bar. While a dialog's window is open on a phone the newest one
 * is at the top, and the window makes room for it: no toast lies over its buttons.
 */
export function ToastShelf() {
  // Sonner's own effect, a child's, has run by now, so it receives what is shown.
  useEffect(() => mountShelf({ show, dismiss }), []);
  const isPhone = useSyncExternalStore(watchPhone.subscribe, watchPhone.read, () => false);
  const hasWindow = useSyncExternalStore(watchWindows, isWindowOpen, () => false);
  const above = isPhone && hasWindow;
  return (
    <>
      <Sonner
        position={above ? "top-center" : "bottom-right"}
        gap={EDGE}
        expand
        visibleToasts={above ? 1 : 4}
        offset={24}
        mobileOffset={{ top: EDGE, bottom: 80, left: EDGE, right: EDGE }}
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
