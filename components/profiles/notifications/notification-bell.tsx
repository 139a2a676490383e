"use client";

import { Bell } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useRouter } from "@/components/layout/acting";
import { NotificationPanel } from "@/components/profiles/notifications/notification-panel";
import {
  followNotifications,
  openNotifications,
  readNotifications,
  watchNotifications,
} from "@/components/profiles/notifications/notification-store";
import { cappedCount } from "@/components/ui/count-badge";
import { IconButton } from "@/components/ui/icon-button";
import { PageForm } from "@/components/ui/page-form";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";

/**
 * The bell shows how many notifications are unread, live, and the list of them. Several on one page agree with each
 * other. `initialUnread` is what the server counted when it drew the page.
 */
export function NotificationBell({ userId, initialUnread }: { userId: string; initialUnread: number }) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const state = useSyncExternalStore(watchNotifications, readNotifications, readNotifications);
  const unread = state.unread ?? initialUnread;
  useEffect(() => followNotifications(userId), [userId]);

  return (
    <Popover
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        if (next) void openNotifications();
      }}
    >
      <PageForm path="/matching/notifications">
        <PopoverTrigger asChild>
          <IconButton
            type="submit"
            label={unread > 0 ? `Notifications, ${cappedCount(unread)} new` : "Notifications"}
            className="relative"
          >
            <Bell aria-hidden />
            {unread > 0 && (
              <span
                aria-hidden
                className="num absolute top-1 right-0.5 min-w-[1.125rem] rounded-[9px] bg-accent px-[5px] text-center font-[620] text-[0.6875rem] text-on-ink leading-[1.125rem]"
              >
                {cappedCount(unread)}
              </span>
            )}
          </IconButton>
        </PopoverTrigger>
      </PageForm>
      <PopoverContent aria-label="Notifications" className="p-0">
        <NotificationPanel
          state={state}
          unread={unread}
          onGo={(url) => {
            setOpen(false);
            router.push(url);
          }}
        />
      </PopoverContent>
      <span role="status" className="sr-only">
        {unread > initialUnread && `Notifications, ${cappedCount(unread)} new`}
      </span>
    </Popover>
  );
}
