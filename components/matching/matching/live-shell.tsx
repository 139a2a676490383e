"use client";

import { type ComponentProps, useEffect, useState } from "react";
import { AppShell } from "@/components/layout/app-shell";
import { leaveForOwn } from "@/components/layout/leave-for-own";
import { ListenForCalls } from "@/components/messaging/calls/listen-for-calls";
import { api } from "@/lib/client/api";
import { useChannel } from "@/lib/client/realtime/use-channel";
import { userChannel } from "@/lib/core/live-events";
import type { MatchingCounts } from "@/lib/domain/matching/matches/schema";
import { countedEvents, followCounts, LiveCounts, refreshCounts } from "./live-counts";
import { lowItems, matchingItems } from "./shell-items";

type Shell = Omit<ComponentProps<typeof AppShell>, "label" | "items" | "lowItems">;

/** The shell's counts are those that the page was drawn with, until something happens. */
export function LiveShell({
  userId,
  counts: drawn,
  ...shell
}: Shell & { userId: string; counts: MatchingCounts }) {
  const counts = useLiveCounts(userId, drawn);
  const waitingAt = (id: string) => counts.elsewhere.find(({ profileId }) => profileId === id)?.waiting;
  const { viewer } = shell;
  const actsFor = viewer.actsFor?.map((profile) => ({ ...profile, waiting: waitingAt(profile.id) }));
  return (
    <>
      <AppShell
        {...shell}
        label="Matching"
        items={matchingItems(counts)}
        lowItems={lowItems(viewer)}
        viewer={{ ...viewer, actsFor }}
      />
      <ListenForCalls userId={userId} isPrivate />
    </>
  );
}

function useLiveCounts(userId: string, drawn: MatchingCounts): MatchingCounts {
  const [newest, setNewest] = useState({ drawn, counts: drawn });
  // A page that the server rendered again has newer counts.
  if (newest.drawn !== drawn) setNewest({ drawn, counts: drawn });
  useEffect(() => {
    const live = new LiveCounts(readCounts, (counts) => setNewest((now) => ({ ...now, counts })));
    return followCounts(live);
  }, []);
  useChannel(userChannel(userId), {
    events: Object.fromEntries(countedEvents.map((event) => [event, refreshCounts])),
    onSubscribed: refreshCounts,
  });
  return newest.counts;
}

async function readCounts(): Promise<MatchingCounts | null> {
  const response = await api.get("/matches/counts", { stayOnUnauthenticated: true });
  // The event may have been missed, as sockets end with the membership: the newsroom that the page is of is unknown then.
  if (!response.ok && response.code === "not_found") leaveForOwn();
  return response.ok ? response.data.counts : null;
}
