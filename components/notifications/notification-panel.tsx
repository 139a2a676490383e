"use client";

import { Bell } from "lucide-react";
import { type MouseEvent, useRef } from "react";
import { When } from "@/components/chat/when-time";
import {
  markAllNotificationsRead,
  markNotificationRead,
  moreNotifications,
  type NotificationState,
  openNotifications,
} from "@/components/notifications/notification-store";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { SkeletonRows } from "@/components/ui/skeleton";
import { showError } from "@/components/ui/toast";
import type { NotificationView } from "@/lib/domain/notifications/schema";
import { accentOf, parseUserType } from "@/lib/domain/user-type";
import { localBrief } from "@/lib/utils/dates";

const isPlain = ({ button, metaKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey;

/** What hangs on the bell: the notifications, newest first, in every state a list can be in. */
export function NotificationPanel({
  state,
  unread,
  onGo,
}: {
  state: NotificationState;
  unread: number;
  onGo: (url: string) => void;
}) {
  const { status, items, cursor, more } = state;
  const panel = useRef<HTMLElement>(null);

  async function markAll() {
    // The button goes with the last unread one: the focus stays in the panel.
    panel.current?.focus();
    const done = await markAllNotificationsRead();
    if (!done) showError("Failed to mark notifications read. Please try again.");
  }

  return (
    <section ref={panel} tabIndex={-1} aria-label="Notifications">
      <header className="sticky top-0 flex min-h-13 items-center justify-between border-rule border-b bg-raised py-1 pr-2 pl-4">
        <h2 className="font-[600] text-sm">Notifications</h2>
        {unread > 0 && (
          <Button variant="text" size="sm" onClick={() => void markAll()}>
            Mark all read
          </Button>
        )}
      </header>
      {status === "failed" ? (
        <div className="px-4">
          <ErrorState title="Notifications could not be loaded" onRetry={() => void openNotifications()} />
        </div>
      ) : status !== "ready" ? (
        <div className="px-4 py-2">
          <SkeletonRows label="Loading notifications" rows={4} />
        </div>
      ) : items.length === 0 ? (
        <EmptyState icon={<Bell />} title="No notifications yet" className="px-4">
          Matches, answers to your pitches and messages are told here.
        </EmptyState>
      ) : (
        <ul>
          {items.map((item) => (
            <li key={item.id} className="border-rule border-t first:border-t-0">
              <NotificationLink item={item} onGo={onGo} />
            </li>
          ))}
        </ul>
      )}
      {cursor && (
        <div className="grid justify-items-center border-rule border-t p-2">
          <Button
            variant="text"
            busy={more === "busy"}
            busyLabel="Loading"
            onClick={() => void moreNotifications()}
          >
            {more === "failed" ? "Try again" : "Show more"}
          </Button>
        </div>
      )}
    </section>
  );
}

function NotificationLink({ item, onGo }: { item: NotificationView; onGo: (url: string) => void }) {
  const { actor, title, text, url, createdAt, readAt } = item;
  const type = actor && parseUserType(actor.userType);
  return (
    <a
      href={url}
      onClick={(event) => {
        void markNotificationRead(item);
        if (!isPlain(event)) return;
        event.preventDefault();
        onGo(url);
      }}
      className="grid grid-cols-[40px_minmax(0,1fr)] items-start gap-3 px-4 py-3 hover:bg-sunk focus-visible:-outline-offset-2"
    >
      {actor ? (
        <Avatar
          name={actor.name}
          src={actor.avatarUrl}
          accent={type ? accentOf(type) : undefined}
          square={type === "brand" || type === "source"}
        />
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
  );
}
