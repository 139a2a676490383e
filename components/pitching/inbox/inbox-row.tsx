"use client";

import type { ReactNode } from "react";
import { ProfilePicture } from "@/components/profiles/picture/profile-picture";
import { insteadOfOpening } from "@/components/ui/in-place";
import { When } from "@/components/ui/when-time";
import type { PartyView } from "@/lib/domain/profiles/profiles/schema";
import { cn } from "@/lib/utils/cn";
import { localBrief } from "@/lib/utils/dates";

/** The whole row is the link; `actions` lie over it. */
export function InboxRow({
  id,
  href,
  party,
  at,
  unread,
  current,
  title,
  preview,
  foot,
  actions,
  onOpen,
}: {
  id: string;
  href: string;
  party: PartyView;
  at: string;
  unread: boolean;
  current: boolean;
  title?: string;
  preview: string;
  /** Status and perks. */
  foot?: ReactNode;
  actions?: ReactNode;
  onOpen: () => void;
}) {
  return (
    <li
      className={cn(
        "relative grid grid-cols-[40px_minmax(0,1fr)] gap-x-3 border-rule border-b px-5 py-3.5",
        current ? "bg-sunk shadow-[inset_3px_0_0_var(--accent-vivid)]" : "hover:bg-sunk",
      )}
    >
      <ProfilePicture profile={party} />
      <div className="min-w-0">
        <div className="flex items-baseline justify-between gap-3">
          <a
            id={`row-${id}`}
            href={href}
            aria-current={current ? "true" : undefined}
            aria-label={`${unread ? "Unread, " : ""}${party.name}${title ? `: ${title}` : ""}`}
            onClick={insteadOfOpening(onOpen)}
            className="truncate font-[600] text-sm after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ink focus-visible:after:-outline-offset-2"
          >
            {party.name}
          </a>
          <span className="meta num flex flex-none items-center gap-1.5 whitespace-nowrap">
            {unread && (
              <span className="flex items-center gap-1.5 font-[560] text-ink">
                <span aria-hidden className="size-2 rounded-[50%] bg-accent-vivid" />
                Unread
              </span>
            )}
            <When iso={at} as={localBrief} />
          </span>
        </div>
        {title && <p className="truncate font-[520] font-serif text-base leading-5">{title}</p>}
        <p className={cn("meta mt-0.5 line-clamp-3 [overflow-wrap:anywhere]", unread && "text-ink-2")}>
          {preview}
        </p>
        {foot && <div className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1">{foot}</div>}
        {actions && (
          <div className="relative z-10 mt-2 -mb-1 flex flex-wrap items-center gap-1">{actions}</div>
        )}
      </div>
    </li>
  );
}
