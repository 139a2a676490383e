"use client";

import { useEffect } from "react";
import { useDeferred } from "@/components/ui/use-deferred";

const loadListener = () =>
  import("@/components/messaging/calls/listen-for-calls").then(({ ListenForCalls }) => ListenForCalls);

/** On a page without the signed-in shell calls ring as well; what listens comes after the page. */
export function RingOnPage(of: { userId: string; isPrivate?: boolean }) {
  const [ListenForCalls, ask] = useDeferred(loadListener);
  useEffect(() => void ask(), [ask]);
  return ListenForCalls && <ListenForCalls {...of} />;
}
