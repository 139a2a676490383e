"use client";

import { useRouter } from "next/navigation";
import { useChannel } from "@/lib/client/realtime/use-channel";
import { userChannel } from "@/lib/core/live-events";

/** Reads the page again when a match comes to be. Draws nothing. */
export function RefreshOnMatch({ userId }: { userId: string }) {
  const router = useRouter();
  useChannel(userChannel(userId), { events: { "match.created": () => router.refresh() } });
  return null;
}
