"use client";

import { useEffect, useState } from "react";
import { LevelMeter } from "@/lib/client/calls/own-media";
import { cn } from "@/lib/utils/cn";

const LOOK_MS = 100;

/** Measures a microphone while it is drawn; null draws an empty bar. */
export function LevelBar({
  track,
  steps = 24,
  onHeard,
}: {
  track: MediaStreamTrack | null;
  steps?: number;
  /** Sound has come from it. */
  onHeard?: () => void;
}) {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (!track) return setLevel(0);
    const meter = new LevelMeter(track);
    const timer = setInterval(() => {
      const now = meter.read();
      setLevel(Math.round(now * steps));
      if (now > 0) onHeard?.();
    }, LOOK_MS);
    return () => {
      clearInterval(timer);
      meter.close();
    };
  }, [track, steps, onHeard]);
  return (
    <span className="relative block h-3">
      <meter aria-label="Microphone level" min={0} max={steps} value={level} className="sr-only" />
      <span aria-hidden className="flex h-full items-center gap-0.5">
        {Array.from({ length: steps }, (_, n) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
            key={n}
            className={cn("h-full flex-1 bg-rule", n < level && "bg-accent-vivid")}
          />
        ))}
      </span>
    </span>
  );
}
