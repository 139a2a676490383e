"use client";

import { Phone, PhoneOff, Video, VideoOff, VolumeX } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { aboutOf, RING_KEY } from "@/components/messaging/calls/call-labels";
import { useCalls, useSeconds } from "@/components/messaging/calls/use-calls";
import { ProfilePicture } from "@/components/profiles/picture/profile-picture";
import { Button } from "@/components/ui/button";
import { Kicker } from "@/components/ui/kicker";
import { callStore, kindOf } from "@/lib/client/calls/call-store";
import { canRing, ringSound } from "@/lib/client/calls/ring-sound";
import { RING_SECONDS } from "@/lib/domain/messaging/calls/rules";
import type { CallView } from "@/lib/domain/messaging/calls/schema";

/** A ring lies over the page and takes nothing from it: the focus stays where it is until F6 is pressed. */
export function RingBanner({ call }: { call: CallView }) {
  const { busy, ahead } = useCalls();
  const now = useSeconds(true);
  const [titleId, aboutId] = [useId(), useId()];
  const kind = kindOf(call);
  const left = Math.max(0, Math.ceil((Date.parse(call.ringsUntil) - now - ahead) / 1000));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) void callStore.refresh();
  }, [isOver]);

  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const reach = (event: KeyboardEvent) => {
      if (event.key !== RING_KEY) return;
      event.preventDefault();
      banner.current?.focus();
    };
    window.addEventListener("keydown", reach);
    return () => window.removeEventListener("keydown", reach);
  }, []);

  return (
    <div
      ref={banner}
      role="dialog"
      tabIndex={-1}
      aria-keyshortcuts={RING_KEY}
      aria-labelledby={titleId}
      aria-describedby={aboutId}
      className="fixed top-2 right-2 left-2 z-[60] grid animate-rise grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-3.5 overflow-hidden rounded-lg bg-raised pr-3.5 text-ink shadow-float md:top-4 md:right-10 md:left-auto md:w-[46rem] md:max-w-[calc(100vw-5rem)] md:grid-cols-[5.5rem_minmax(0,1fr)_auto] md:gap-x-5 md:pr-5"
    >
      <ProfilePicture
        profile={call.counterpart}
        isLarge
        className="h-26 w-full self-start rounded-none md:row-span-2 md:h-32"
      />
      <div className="min-w-0 pt-3 md:pt-4">
        <Kicker>Incoming {kind} call</Kicker>
        <h2 id={titleId} className="h3 my-0.5 truncate">
          {call.counterpart.name}
        </h2>
        <p id={aboutId} className="meta line-clamp-2">
          {aboutOf(call)}
        </p>
      </div>
      <div className="flex gap-2 pt-3 max-md:col-span-2 max-md:pl-3.5 max-md:[&>*]:flex-1 md:pt-4">
        <Button onClick={() => void callStore.decline(call)}>
          <PhoneOff aria-hidden />
          Decline
        </Button>
        <Button
          variant="ink"
          busy={busy}
          busyLabel="Answering"
          onClick={() => void callStore.answer(call, kind === "video")}
        >
          {kind === "video" ? <Video aria-hidden /> : <Phone aria-hidden />}
          Answer
        </Button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 pb-1.5 max-md:col-span-2 max-md:pl-3.5 md:col-span-2 md:col-start-2">
        <p className="meta num">
          {left} {left === 1 ? "second" : "seconds"} left
        </p>
        <span className="flex">
          <Sound />
          {kind === "video" && (
            <Button
              variant="text"
              size="sm"
              disabled={busy}
              onClick={() => void callStore.answer(call, false)}
            >
              <VideoOff aria-hidden />
              Answer without camera
            </Button>
          )}
        </span>
      </div>
      <span aria-hidden className="absolute right-0 bottom-0 left-0 h-[3px] bg-rule">
        <span
          className="block h-full bg-accent-vivid transition-[width] duration-1000 ease-linear"
          style={{ width: `${Math.min(100, (left / RING_SECONDS) * 100)}%` }}
        />
      </span>
    </div>
  );
}

/** Browsers let a page sound after a first click or key on it; before that the ring offers one. */
function Sound() {
  const [isHeard, setIsHeard] = useState(canRing);
  useEffect(() => (isHeard ? ringSound() : undefined), [isHeard]);
  useEffect(() => {
    if (isHeard) return;
    const hear = () => setIsHeard(true);
    window.addEventListener("pointerdown", hear, { once: true });
    window.addEventListener("keydown", hear, { once: true });
    return () => {
      window.removeEventListener("pointerdown", hear);
      window.removeEventListener("keydown", hear);
    };
  }, [isHeard]);
  if (isHeard) return null;
  return (
    <Button variant="text" size="sm" onClick={() => setIsHeard(true)}>
      <VolumeX aria-hidden />
      Hear it
    </Button>
  );
}
