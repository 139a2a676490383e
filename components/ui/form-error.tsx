"use client";

import { CircleAlert } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";

/**
 * The red box stands above a form after a refused try. With `fieldId` it offers the way to the field; `children`
 * undefined shows nothing. Keep it mounted: it scrolls into view when its text changes, so that a long form never fails
 * out of sight.
 */
export function FormError({ fieldId, children }: { fieldId?: string; children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const drawn = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what to react to
  useEffect(() => {
    if (drawn.current) box.current?.scrollIntoView({ block: "nearest" });
    drawn.current = true;
  }, [children]);
  return (
    <div role="alert" className="empty:hidden">
      {children && (
        <div
          ref={box}
          className="grid scroll-mt-6 grid-cols-[20px_minmax(0,1fr)] gap-3 rounded-md border border-bad bg-bad-tint px-4 py-3 font-medium text-sm"
        >
          <CircleAlert aria-hidden className="size-5 text-bad" />
          <p>
            {children}{" "}
            {fieldId && (
              <a
                href={`#${fieldId}`}
                className="link font-normal"
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId)?.focus();
                }}
              >
                Go to the field
              </a>
            )}
          </p>
        </div>
      )}
    </div>
  );
}
