"use client";

import { type ReactNode, useEffect, useRef } from "react";

/**
 * What a form that led back to the page did: of `messages` the one that `done` names, or `children`. Unseen while empty.
 * Where what was pressed is no longer there, the keyboard goes on from here.
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
