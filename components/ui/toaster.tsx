"use client";

import { Toaster as Sonner } from "sonner";

/** Where toasts appear: bottom right, on phones above the bottom bar. Stands once, in the root layout. */
export function Toaster() {
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
