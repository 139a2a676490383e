"use client";

import { askForCalls } from "@/components/messaging/calls/on-calls-asked";
import { api } from "@/lib/client/api";
import { useChannel } from "@/lib/client/realtime/use-channel";
import { userChannel } from "@/lib/core/live-events";

/** Calls to this account ring on the page it stands on. */
export function ListenForCalls({ userId }: { userId: string }) {
  useChannel(userChannel(userId), {
    events: { "call.updated": askForCalls },
    onSubscribed: () => void askForLiveCalls(),
  });
  return null;
}

/** Whoever comes to a page in the middle of a call or its ring finds it there. */
async function askForLiveCalls(): Promise<void> {
  const response = await api.get("/calls", { stayOnUnauthenticated: true });
  if (response.ok && response.data.calls.length > 0) askForCalls();
}
