"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useRef } from "react";
import { useChannel } from "@/lib/client/realtime/use-channel";
import { type LiveEventName, userChannel } from "@/lib/core/live-events";

/** Several events of one moment cause one reading. */
const PAUSE_MS = 300;

/** The page is drawn anew when one of these happens, and after a lost connection. */
export function RefreshOnEvents({
  userId,
  events,
  atOnce = false,
}: {
  userId: string;
  events: readonly LiveEventName[];
  /** It also happens with the first connection: what happened since the page was drawn came without an event. */
  atOnce?: boolean;
}) {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const subscribed = useRef(false);
  const refresh = useEffectEvent(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // Without a net the router would leave the page altogether.
      if (navigator.onLine) router.refresh();
    }, PAUSE_MS);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useChannel(userChannel(userId), {
    events: Object.fromEntries(events.map((event) => [event, () => refresh()])),
    onSubscribed: () => {
      if (subscribed.current || atOnce) refresh();
      subscribed.current = true;
    },
  });
  return null;
}
