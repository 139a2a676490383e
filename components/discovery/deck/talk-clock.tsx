"use client";

import { Pause, Play } from "lucide-react";
import { useEffect, useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { elapsedText } from "@/lib/domain/discovery/decks/slide-index";
import { localDay, localTime } from "@/lib/utils/dates";

/** The clock shows the time of day, and the time since the window was opened, without pauses. */
export function TalkClock({ minutes }: { minutes: number }) {
  const [now, setNow] = useState<Date | null>(null);
  const [seconds, setSeconds] = useState(0);
  const [isPaused, setPaused] = useState(false);

  useEffect(() => {
    let before = performance.now();
    const tick = () => {
      const at = performance.now();
      const passed = (at - before) / 1000;
      before = at;
      setNow(new Date());
      if (!isPaused) setSeconds((all) => all + passed);
    };
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [isPaused]);

  const planned = minutes * 60;
  return (
    <div className="talk-clock deck-needs-scripts flex flex-wrap items-center gap-x-5 gap-y-3">
      <p className="flex-1">
        <b className="figure-serif num block text-[2.5rem] leading-[1.1]">
          {now ? localTime(now.toISOString()) : "\u00a0"}
        </b>
        <span className="meta">{now ? localDay(now.toISOString(), now) : "\u00a0"}</span>
      </p>
      <p role="timer" aria-label="Elapsed time" className="flex-1">
        <b className="figure-serif num block text-[2.5rem] leading-[1.1]">{elapsedText(seconds)}</b>
        <span className="meta">of {elapsedText(planned)} planned</span>
      </p>
      <IconButton
        outlined
        label={isPaused ? "Go on with the clock" : "Pause the clock"}
        onClick={() => setPaused(!isPaused)}
      >
        {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
      </IconButton>
      <progress
        aria-label="Share of the planned time"
        max={planned}
        value={Math.min(seconds, planned)}
        className="progress-bar basis-full"
      />
    </div>
  );
}
