"use client";

import { useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { mountShelf, type WaitingToast } from "@/components/ui/toast";
import { ToastCard } from "@/components/ui/toast-card";

function show({ kind, message, id, position, ...card }: WaitingToast) {
  const stays = kind === "bad" || card.progress !== undefined;
  toast.custom(
    (shown) => <ToastCard kind={kind} message={message} {...card} onDismiss={() => toast.dismiss(shown)} />,
    { id, position, duration: stays ? Number.POSITIVE_INFINITY : 6000 },
  );
}

/** Where toasts appear: bottom right, on phones above the bottom bar. */
export function ToastShelf() {
  // Sonner's own effect, a child's, has run by now: it hears what is shown.
  useEffect(() => mountShelf({ show, dismiss: (id) => void toast.dismiss(id) }), []);
  return (
    <Sonner
      position="bottom-right"
      gap={12}
      expand
      visibleToasts={4}
      offset={24}
      mobileOffset={{ bottom: 80, left: 12, right: 12 }}
      containerAriaLabel="Notices"
      style={
        { fontFamily: "var(--font-sans)", "--width": "400px", pointerEvents: "auto" } as React.CSSProperties
      }
      toastOptions={{ unstyled: true, className: "w-full" }}
    />
  );
}
