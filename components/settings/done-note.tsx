/** What a form that led back to the page did, where scripts do not say it. Empty and unseen without it. */
export function DoneNote({ done, messages }: { done: unknown; messages: Record<string, string> }) {
  return (
    <p
      role="status"
      className="empty:hidden mb-6 rounded-md bg-good-tint px-4 py-3 font-medium text-good text-sm"
    >
      {typeof done === "string" && Object.hasOwn(messages, done) ? messages[done] : null}
    </p>
  );
}
