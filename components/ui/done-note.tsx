"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";

const NONE: Record<string, string> = {};

/**
 * A form that led back to the page says what it did: the one of `messages` that `done` names, or `children`. It is
 * invisible while empty, and goes when the next form is sent. Where the pressed thing is gone, the keyboard goes on from
 * here.
 */
export function DoneNote({
  done,
  messages = NONE,
  children,
}: {
  done?: unknown;
  messages?: Record<string, string>;
  children?: ReactNode;
}) {
  const note = useRef<HTMLParagraphElement>(null);
  const [over, setOver] = useState<unknown>(null);
  // Each answer of the server brings new messages, the same texts among them: those that a form was sent after are over.
  const isOver = over === messages && messages !== NONE;
  const text = typeof done === "string" && Object.hasOwn(messages, done) ? messages[done] : children;
  useEffect(() => {
    const end = () => setOver(messages);
    document.addEventListener("submit", end);
    return () => document.removeEventListener("submit", end);
  }, [messages]);
  useEffect(() => {
    const { activeElement } = document;
    if (text && !isOver && (!activeElement || activeElement === document.body))
      note.current?.focus({ preventScroll: true });
  });
  return (
    <p
      ref={note}
      role="status"
      tabIndex={-1}
      className="mb-6 rounded-md bg-good-tint px-4 py-3 font-medium text-good text-sm outline-none empty:hidden"
    >
      {!isOver && text}
    </p>
  );
}
