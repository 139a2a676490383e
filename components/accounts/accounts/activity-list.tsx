"use client";

import { When } from "@/components/ui/when-time";
import type { ActivityView } from "@/lib/domain/accounts/accounts/schema";
import { localBrief } from "@/lib/utils/dates";

/** The latest act is first, with its moment by the reader's clock. */
export function ActivityList({ events }: { events: ActivityView[] }) {
  return (
    <ol>
      {events.map(({ id, text, at }) => (
        <li
          key={id}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-rule border-b py-2.5 text-sm"
        >
          <span>{text}</span>
          <span className="num text-ink-2">
            <When iso={at} as={localBrief} />
          </span>
        </li>
      ))}
    </ol>
  );
}
