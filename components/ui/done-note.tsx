import type { ReactNode } from "react";

/** What a form that led back to the page did: of `messages` the one that `done` names, or `children`. Unseen while empty. */
export function DoneNote({
  done,
  messages = {},
  children,
}: {
  done?: unknown;
  messages?: Record<string, string>;
  children?: ReactNode;
}) {
  return (
    <p
      role="status"
      className="mb-6 rounded-md bg-good-tint px-4 py-3 font-medium text-good text-sm empty:hidden"
    >
      {typeof done === "string" && Object.hasOwn(messages, done) ? messages[done] : children}
    </p>
  );
}
