"use client";

import { type ReactNode, useEffect, useRef } from "react";

/**
 * A form that led back to the page says what it did: the one of `messages` that `done` names, or `children`. It is
 * invisible while empty. Where the pressed thing is gone, the keyboard goes on from here.
 */
export function DoneNote({
  done,
  messages = {},
  children,
}: {
  done?: unknown;
  messages?: Record<string, string>;
  children?: ReactNode;
}) {
  const note = useRef<HTMLParagraphElement>(null);
  const text = typeof done === "string" && Object.hasOwn(messages, done) ? messages[done] : children;
  useEffect(() => {
    const { activeElement } = document;
    if (text && (!activeElement || activeElement === document.body))
      note.current?.focus({ preventScroll: true });
  });
  return (
    <p
      ref={note}
      role="status"
      tabIndex={-1}
      className="mb-6 rounded-md bg-good-tint px-4 py-3 font-medium text-good text-sm outline-none empty:hidden"
    >
      {text}
    </p>
  );
}
