"use client";

import { useEffect } from "react";
import { onCallsAsked } from "@/components/messaging/calls/on-calls-asked";
import { useDeferred } from "@/components/ui/use-deferred";

const loadHost = () => import("@/components/messaging/calls/call-host").then(({ CallHost }) => CallHost);

/**
 * The root layout has the only one, so that a call goes along from page to page. What draws calls comes with the first
 * of them.
 */
export function CallsWhenAsked() {
  const [CallHost, ask] = useDeferred(loadHost);
  useEffect(() => onCallsAsked(() => void ask()), [ask]);
  return CallHost && <CallHost />;
}
