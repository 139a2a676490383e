"use client";

import { Check, CloudOff, PencilLine, TriangleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import { Spinner } from "@/components/ui/spinner";
import type { DocumentState } from "@/lib/client/document/saved-document";
import { cn } from "@/lib/utils/cn";
import { savedLabel } from "./labels";

const TICK_MS = 5000;

/** The note says "Saved 10 seconds ago", "Saving", "Not saved, trying again" or "Changes not saved yet". */
export function SaveNote({
  state: { status, unsaved, problem, savedAt },
  isNew,
  inUse,
  className,
}: {
  state: Pick<DocumentState<object, object>, "status" | "unsaved" | "problem" | "savedAt">;
  isNew: boolean;
  inUse: boolean;
  className?: string;
}) {
  const now = useNow(savedAt > 0);
  const look = cn("meta inline-flex items-center gap-1.5 [&_svg]:size-4", className);
  if (status === "saving") {
    return (
      <span className={look}>
        <Spinner />
        Saving
      </span>
    );
  }
  if (status === "retrying") {
    return (
      <span role="status" className={cn(look, "font-[560] text-warn")}>
        <CloudOff aria-hidden />
        Not saved, trying again
      </span>
    );
  }
  if (status === "refused") {
    return (
      <span role="status" className={cn(look, "font-[560] text-bad")}>
        <TriangleAlert aria-hidden />
        Not saved: {problem}
      </span>
    );
  }
  if ((inUse && unsaved !== "none") || status === "choosing") {
    return (
      <span role="status" className={cn(look, "font-[560] text-warn")}>
        <PencilLine aria-hidden />
        Changes not saved yet
      </span>
    );
  }
  if (status === "idle" && inUse) return <span className={look}>In use: changes wait for Save</span>;
  if (isNew && savedAt === 0) return <span className={look}>Saved as you type</span>;
  return (
    <span className={look}>
      <Check aria-hidden />
      {savedAt > 0 ? savedLabel(savedAt, Math.max(now, savedAt)) : "Saved"}
    </span>
  );
}

/** The clock advances in steps of a few seconds, while something on the page counts on it. */
function useNow(ticking: boolean): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (!ticking) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [ticking]);
  return now;
}
