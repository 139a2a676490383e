"use client";

import { CircleAlert } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";

/**
 * The red box stands above a form after a refused try. With `fieldId` it offers the way to the field; `children`
 * undefined shows nothing. Keep it mounted: it scrolls into view when a sent form is answered, with another text or the
 * same, so that a long form never fails out of sight. A text that changes while one types or points elsewhere moves nothing, because the
 * press under way would miss what it is meant for.
 */
export function FormError({
  fieldId,
  pressed,
  children,
}: {
  fieldId?: string;
  /** Counts the refused presses of a button that sends no form. */
  pressed?: number;
  children?: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const isSent = useRef(false);
  const wasBusy = useRef(false);
  useEffect(() => {
    const send = () => {
      isSent.current = true;
    };
    const goOn = () => {
      isSent.current = false;
    };
    const listeners = Object.entries({ submit: send, pointerdown: goOn, keydown: goOn });
    for (const [name, listener] of listeners) document.addEventListener(name, listener, true);
    return () => {
      for (const [name, listener] of listeners) document.removeEventListener(name, listener, true);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what to react to
  useEffect(() => {
    if (isSent.current) box.current?.scrollIntoView({ block: "nearest" });
  }, [children]);
  // A refusal with the same text changes nothing but the form's button, which was busy until it came.
  useEffect(() => {
    const isBusy = Boolean(place.current?.closest("form")?.querySelector("[aria-busy=true]"));
    if (wasBusy.current && !isBusy && isSent.current) box.current?.scrollIntoView({ block: "nearest" });
    wasBusy.current = isBusy;
  });
  useEffect(() => {
    if (pressed) box.current?.scrollIntoView({ block: "nearest" });
  }, [pressed]);
  return (
    <div ref={place} role="alert" className="empty:hidden">
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
