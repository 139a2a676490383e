"use client";

import { Check, CloudOff, PencilLine, TriangleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import { Spinner } from "@/components/ui/spinner";
import { cn } from "@/lib/utils/cn";
import type { SaveState } from "./draft-saver";
import { savedLabel } from "./labels";

const TICK_MS = 5000;

/** How safe the text is: "Saved 10 seconds ago", "Saving", "Not saved, trying again", "Changes not saved yet". */
export function SaveNote({
  state,
  isNew,
  inUse,
  className,
}: {
  state: SaveState;
  isNew: boolean;
  inUse: boolean;
  className?: string;
}) {
  const now = useNow(state.kind === "saved");
  const look = cn("meta inline-flex items-center gap-1.5 [&_svg]:size-4", className);
  if (state.kind === "saving") {
    return (
      <span className={look}>
        <Spinner />
        Saving
      </span>
    );
  }
  if (state.kind === "retrying") {
    return (
      <span role="status" className={cn(look, "font-[560] text-warn")}>
        <CloudOff aria-hidden />
        Not saved, trying again
      </span>
    );
  }
  if (state.kind === "refused") {
    return (
      <span role="status" className={cn(look, "font-[560] text-bad")}>
        <TriangleAlert aria-hidden />
        Not saved: {state.message}
      </span>
    );
  }
  if (state.kind === "held") {
    return (
      <span role="status" className={cn(look, "font-[560] text-warn")}>
        <PencilLine aria-hidden />
        Changes not saved yet
      </span>
    );
  }
  if (state.kind === "idle" && inUse) return <span className={look}>In use: changes wait for Save</span>;
  if (state.kind === "idle" && isNew) return <span className={look}>Saved as you type</span>;
  return (
    <span className={look}>
      <Check aria-hidden />
      {state.kind === "saved" ? savedLabel(state.at, Math.max(now, state.at)) : "Saved"}
    </span>
  );
}

/** The clock, in steps of a few seconds, while something on the page counts on it. */
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
