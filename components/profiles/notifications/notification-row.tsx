"use client";

import { Bell } from "lucide-react";
import type { MouseEvent } from "react";
import { ProfilePicture } from "@/components/profiles/picture/profile-picture";
import { When } from "@/components/ui/when-time";
import type { NotificationView } from "@/lib/domain/profiles/notifications/schema";
import { parseUserType } from "@/lib/domain/vocabulary/user-type/user-type";
import { localBrief } from "@/lib/utils/dates";

export function NotificationRow({
  item: { actor, title, text, url, createdAt, readAt },
  onClick,
}: {
  item: NotificationView;
  onClick?: (event: MouseEvent) => void;
}) {
  const _type = actor && parseUserType(actor.userType);
  return (
    <li className="border-rule border-t first:border-t-0">
      <a
        href={url}
        onClick={onClick}
        className="grid grid-cols-[40px_minmax(0,1fr)] items-start gap-3 px-4 py-3 hover:bg-sunk focus-visible:-outline-offset-2"
      >
        {actor ? (
          <ProfilePicture profile={actor} />
        ) : (
          <span className="grid size-10 place-items-center text-ink-3">
            <Bell aria-hidden className="size-5" />
          </span>
        )}
        <span className="min-w-0 text-sm [overflow-wrap:anywhere]">
          <span className={readAt ? "block" : "block font-[560]"}>{title}</span>
          {text && <span className="block text-ink-2">{text}</span>}
          <span className="meta num flex items-center gap-1.5">
            {!readAt && (
              <>
                <span aria-hidden className="size-2 rounded-[50%] bg-accent-vivid" />
                New,
              </>
            )}
            <When iso={createdAt} as={localBrief} />
          </span>
        </span>
      </a>
    </li>
  );
}
