"use client";

import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field-note";

/** The foot of a list says how many are shown and has the button for more; a failed page says so. */
export function LoadMore({
  shown,
  total,
  noun,
  hasMore = true,
  busy,
  failed = false,
  onMore,
}: {
  shown: number;
  /** The total is left out where counting is capped or not worth it. */
  total?: number;
  /** Plural, as in "24 of 96 pitches". */
  noun: string;
  hasMore?: boolean;
  busy: boolean;
  failed?: boolean;
  onMore: () => void;
}) {
  return (
    <div className="grid justify-items-center gap-3 pt-10">
      <p className="meta num" role="status">
        {total === undefined ? `${shown} ${noun}` : `${shown} of ${total} ${noun}`}
      </p>
      {failed && <FieldError>The next page could not be loaded. Nothing is lost.</FieldError>}
      {hasMore && (
        <Button busy={busy} busyLabel="Loading" onClick={onMore}>
          {failed ? "Try again" : "Show more"}
        </Button>
      )}
    </div>
  );
}
