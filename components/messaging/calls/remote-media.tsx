"use client";

import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { readChosen } from "@/lib/client/calls/own-media";
import { cn } from "@/lib/utils/cn";

/** Plays the other side, sound and picture. Where the browser lets nothing play without a press, its parent says so. */
export function RemoteMedia({
  stream,
  name,
  isShown,
  isFrozen,
  onBlocked,
  play,
}: {
  stream: MediaStream;
  name: string;
  isShown: boolean;
  isFrozen: boolean;
  onBlocked: (isBlocked: boolean) => void;
  /** It is set to what begins to play by a press. */
  play: RefObject<() => void>;
}) {
  const element = useRef<HTMLVideoElement>(null);
  const begin = useEffectEvent(async () => {
    const video = element.current;
    if (!video) return;
    const isBlocked = await video.play().then(
      () => false,
      (error: unknown) => error instanceof DOMException && error.name === "NotAllowedError",
    );
    onBlocked(isBlocked);
  });
  useEffect(() => {
    const video = element.current;
    if (!video) return;
    video.srcObject = stream;
    play.current = () => void begin();
    const speaker = readChosen("audiooutput");
    if (speaker && "setSinkId" in video) void video.setSinkId(speaker).catch(() => undefined);
    const onTrack = () => void begin();
    stream.addEventListener("addtrack", onTrack);
    video.addEventListener("loadedmetadata", onTrack);
    void begin();
    return () => {
      stream.removeEventListener("addtrack", onTrack);
      video.removeEventListener("loadedmetadata", onTrack);
      video.srcObject = null;
    };
  }, [stream, play]);
  return (
    // biome-ignore lint/a11y/useMediaCaption: people speak live, and nothing of it is written down
    <video
      ref={element}
      data-call-media
      playsInline
      autoPlay
      aria-label={`Video of ${name}`}
      className={cn(
        "absolute inset-0 size-full bg-sunk object-contain",
        !isShown && "invisible",
        isFrozen && "opacity-40 grayscale",
      )}
    />
  );
}
