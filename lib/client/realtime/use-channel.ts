"use client";

import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import type { LiveEventData, LiveEventName } from "@/lib/core/live-events";
import type { ChannelListener, ConnectionState, Member, Subscription } from "./realtime";
import { realtime } from "./shared";

type Handlers = { [Name in LiveEventName]?: (data: LiveEventData[Name]) => void } & {
  /** Other clients send these; `memberId` is the sender. */
  [Name in `client-${string}`]?: (data: unknown, memberId?: string) => void;
};

/** On the server and before the first subscription the state is "idle". */
export function useConnectionState(): ConnectionState {
  return useSyncExternalStore(
    realtime.watchState,
    () => realtime.state,
    () => "idle",
  );
}

/**
 * Listens to a channel while mounted; null listens to none. Handlers may change with every render. `onSubscribed` comes
 * after every (re)connection: fetch there what came meanwhile.
 */
export function useChannel(
  name: string | null,
  { events = {}, onSubscribed }: { events?: Handlers; onSubscribed?: () => void },
) {
  const [members, setMembers] = useState<Member[]>([]);
  const subscription = useRef<Subscription | null>(null);
  const eventNames = Object.keys(events).join(" ");
  const handle = useEffectEvent((event: string, data: unknown, memberId?: string) => {
    (events as ChannelListener["events"])?.[event]?.(data, memberId);
  });
  const catchUp = useEffectEvent(() => onSubscribed?.());

  useEffect(() => {
    if (!name) return;
    const names = eventNames.split(" ").filter(Boolean);
    const current = realtime.subscribe(name, {
      events: Object.fromEntries(
        names.map((event) => [event, (data: unknown, memberId?: string) => handle(event, data, memberId)]),
      ),
      onSubscribed: () => catchUp(),
      onMembers: setMembers,
    });
    subscription.current = current;
    return () => {
      current.unsubscribe();
      subscription.current = null;
      setMembers([]);
    };
  }, [name, eventNames]);

  const trigger: Subscription["trigger"] = useCallback(
    (event, data) => subscription.current?.trigger(event, data) ?? false,
    [],
  );
  return { members, trigger };
}
