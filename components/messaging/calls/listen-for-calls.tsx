"use client";

import { useRouter } from "next/navigation";
import { leaveForOwn } from "@/components/layout/leave-for-own";
import { askForCalls } from "@/components/messaging/calls/on-calls-asked";
import { api } from "@/lib/client/api";
import { useChannel } from "@/lib/client/realtime/use-channel";
import { userChannel } from "@/lib/core/live-events";

/** Calls to this account ring on the page it stands on; a private one is left when its newsroom's member must. */
export function ListenForCalls({ userId, isPrivate = false }: { userId: string; isPrivate?: boolean }) {
  const router = useRouter();
  const rights = { "access.ended": leaveForOwn, "access.changed": () => router.refresh() };
  useChannel(userChannel(userId), {
    events: { "call.updated": askForCalls, ...(isPrivate ? rights : {}) },
    onSubscribed: () => void askForLiveCalls(isPrivate),
  });
  return null;
}

/** Whoever comes to a page in the middle of a call or its ring finds it there. */
async function askForLiveCalls(isPrivate: boolean): Promise<void> {
  const response = await api.get("/calls", { stayOnUnauthenticated: true });
  // The event may have been missed, as sockets end with the membership.
  if (!response.ok && response.code === "not_found" && isPrivate) leaveForOwn();
  if (response.ok && response.data.calls.length > 0) askForCalls();
}
