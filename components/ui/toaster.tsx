"use client";

import { useEffect } from "react";
import { onFirstToast } from "@/components/ui/toast";
import { useDeferred } from "@/components/ui/use-deferred";

const loadShelf = () => import("@/components/ui/toast-shelf").then(({ ToastShelf }) => ToastShelf);

/**
 * The root layout has the only one. What draws toasts comes with the first touch or key, so that it is there when the
 * network no longer is.
 */
export function Toaster() {
  const [ToastShelf, ask] = useDeferred(loadShelf);
  useEffect(() => {
    const load = () => void ask();
    const heard = ["pointerdown", "keydown"] as const;
    for (const event of heard) window.addEventListener(event, load, { once: true, passive: true });
    const forget = onFirstToast(load);
    return () => {
      forget();
      for (const event of heard) window.removeEventListener(event, load);
    };
  }, [ask]);
  return ToastShelf && <ToastShelf />;
}
