"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import { cn } from "@/lib/utils/cn";

const BARS = 48;
/** Speech is drawn as well from few samples, and decoding to them takes little memory. */
const SAMPLES_PER_SECOND = 8000;
const FLAT: readonly number[] = Array.from({ length: BARS }, () => 0);

/** Returns the loudest moment of each part of a sound, from 0 to 1 of the loudest of all. */
export function peaksOf(samples: Float32Array, bars = BARS): number[] {
  const peaks = Array.from({ length: bars }, () => 0);
  for (let index = 0; index < samples.length; index++) {
    const bar = Math.floor((index * bars) / samples.length);
    peaks[bar] = Math.max(peaks[bar] ?? 0, Math.abs(samples[index] ?? 0));
  }
  const loudest = Math.max(...peaks);
  return loudest > 0 ? peaks.map((peak) => peak / loudest) : peaks;
}

async function readPeaks(url: string, signal: AbortSignal): Promise<number[]> {
  const response = await fetch(url, { signal });
  if (!response.ok) return [...FLAT];
  const context = new OfflineAudioContext(1, 1, SAMPLES_PER_SECOND);
  const sound = await context.decodeAudioData(await response.arrayBuffer());
  return peaksOf(sound.getChannelData(0));
}

/**
 * Draws a sound as bars, of which those played are in the accent. It is read once it comes into sight; what this browser
 * cannot decode stays a flat line. The player below says all of it to those who do not see it.
 */
export function Waveform({
  url,
  seconds,
  player,
}: {
  url: string;
  seconds: number | null;
  player: RefObject<HTMLAudioElement | null>;
}) {
  const bars = useRef<HTMLDivElement>(null);
  const [peaks, setPeaks] = useState(FLAT);
  const [played, setPlayed] = useState(0);

  useEffect(() => {
    const element = bars.current;
    if (!element) return;
    const ending = new AbortController();
    const sight = new IntersectionObserver(([seen]) => {
      if (!seen?.isIntersecting) return;
      sight.disconnect();
      readPeaks(url, ending.signal).then(setPeaks, () => {});
    });
    sight.observe(element);
    return () => {
      sight.disconnect();
      ending.abort();
    };
  }, [url]);

  useEffect(() => {
    const audio = player.current;
    if (!audio) return;
    // What a browser has recorded states no length itself.
    const follow = () => setPlayed(audio.currentTime / (seconds ?? audio.duration));
    audio.addEventListener("timeupdate", follow);
    return () => audio.removeEventListener("timeupdate", follow);
  }, [player, seconds]);

  return (
    <div
      ref={bars}
      aria-hidden
      data-read={peaks !== FLAT}
      className="flex h-8 w-72 max-w-full items-center gap-0.5 px-1"
    >
      {peaks.map((peak, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars of one sound never change places
          key={index}
          style={{ height: `${Math.max(8, Math.round(peak * 100))}%` }}
          className={cn(
            "min-w-px flex-1 rounded-full",
            index / BARS < played ? "bg-accent-vivid" : "bg-ink-3",
          )}
        />
      ))}
    </div>
  );
}
