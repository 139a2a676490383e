"use client";

import { Bell } from "lucide-react";
import { type MouseEvent, useRef } from "react";
import { noNotifications } from "@/components/profiles/notifications/labels";
import { NotificationRow } from "@/components/profiles/notifications/notification-row";
import {
  markAllNotificationsRead,
  markNotificationRead,
  moreNotifications,
  type NotificationState,
  openNotifications,
} from "@/components/profiles/notifications/notification-store";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { SkeletonRows } from "@/components/ui/skeleton";
import { showError } from "@/components/ui/toast";

const isPlain = ({ button, metaKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey;

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
    // The button goes with the last unread one, so the focus stays in the panel.
    panel.current?.focus();
    const done = await markAllNotificationsRead();
    if (!done) showError("Failed to mark notifications read. Please try again.");
  }

  return (
    <section ref={panel} tabIndex={-1} aria-label="Notifications">
      <header className="dock-top flex min-h-13 items-center justify-between border-rule border-b bg-raised py-1 pr-2 pl-4">
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
        <EmptyState icon={<Bell />} title={noNotifications.title} className="px-4">
          {noNotifications.text}
        </EmptyState>
      ) : (
        <ul>
          {items.map((item) => (
            <NotificationRow
              key={item.id}
              item={item}
              onClick={(event) => {
                void markNotificationRead(item);
                if (!isPlain(event)) return;
                event.preventDefault();
                onGo(item.url);
              }}
            />
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
