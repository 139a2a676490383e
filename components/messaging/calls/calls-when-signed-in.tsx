"use client";

import { useEffect } from "react";
import { isHinted } from "@/components/layout/viewer-call";
import { useDeferred } from "@/components/ui/use-deferred";

const loadHost = () => import("@/components/messaging/calls/call-host").then(({ CallHost }) => CallHost);

/**
 * The root layout has the only one: a call rings on every page of somebody who is signed in, and goes along from page to
 * page. Whoever is signed out loads nothing of it.
 */
export function CallsWhenSignedIn() {
  const [CallHost, ask] = useDeferred(loadHost);
  useEffect(() => {
    if (isHinted()) void ask();
  }, [ask]);
  return CallHost && <CallHost />;
}
