"use client";

import {
  Ellipsis,
  Maximize2,
  Mic,
  MicOff,
  MonitorUp,
  MonitorX,
  PhoneOff,
  PictureInPicture2,
  SwitchCamera,
  Video,
  VideoOff,
  Volume2,
} from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { clockOf, phaseOf } from "@/components/messaging/calls/call-labels";
import { Strip } from "@/components/messaging/calls/call-strip";
import { DevicePanel } from "@/components/messaging/calls/device-panel";
import { OwnPicture } from "@/components/messaging/calls/own-picture";
import { RemoteMedia } from "@/components/messaging/calls/remote-media";
import { useSeconds } from "@/components/messaging/calls/use-calls";
import { ProfilePlate } from "@/components/profiles/picture/profile-picture";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import type { SessionState } from "@/lib/client/calls/call-session";
import { callStore, kindOf } from "@/lib/client/calls/call-store";
import { canShareScreen } from "@/lib/client/calls/own-media";
import { lineOf } from "@/lib/domain/profiles/profiles/identity";
import { cn } from "@/lib/utils/cn";

/**
 * A call fills the window, or lies small in its corner while its people go on with the page. The element that plays the
 * other side is the same in both, so that nothing is interrupted.
 */
export function CallScreen({ state }: { state: SessionState }) {
  const { call, phase, since, sees } = state;
  const [isSmall, setIsSmall] = useState(false);
  const [showsDevices, setShowsDevices] = useState(false);
  const [isBlocked, setIsBlocked] = useState(false);
  const screen = useRef<HTMLDivElement>(null);
  const play = useRef<() => void>(() => {});
  const now = useSeconds(since !== null);
  const name = call.counterpart.name;
  const kind = kindOf(call) === "video" ? "Video call" : "Voice call";
  useFullScreen(screen, !isSmall, () => (showsDevices ? setShowsDevices(false) : setIsSmall(true)));

  const time = since !== null && (
    <p role="timer" aria-label="Call time" className="num font-serif text-[1.75rem] leading-8">
      {clockOf(now - since)}
    </p>
  );
  return (
    <div
      ref={screen}
      data-theme="dark"
      data-phase={phase}
      {...(isSmall
        ? { role: "region", "aria-label": `${kind} with ${name}, small` }
        : { role: "dialog", "aria-modal": true, "aria-label": `${kind} with ${name}` })}
      tabIndex={-1}
      className={cn(
        "fixed z-[60] flex flex-col overflow-hidden bg-sunk text-ink focus-visible:outline-none",
        isSmall
          ? // The field that one writes in while talking stays free.
            "right-3 bottom-32 w-66 rounded-md shadow-float md:right-5 md:bottom-24 md:w-76"
          : "inset-0 h-dvh",
      )}
    >
      <div className={cn("relative min-h-0 flex-1", isSmall && "aspect-video flex-none")}>
        {!sees && (
          <ProfilePlate
            profile={call.counterpart}
            className={cn(
              "absolute inset-0 size-full rounded-none",
              phase === "reconnecting" && "opacity-40",
            )}
            logo="w-40"
          />
        )}
        <RemoteMedia
          stream={state.remote}
          name={name}
          isShown={sees || phase === "reconnecting"}
          isFrozen={phase === "reconnecting"}
          onBlocked={setIsBlocked}
          play={play}
        />
        {!isSmall && state.own && (
          <OwnPicture stream={state.own} isScreen={state.isSharing} isMirrored={!state.isSharing} />
        )}
        {isBlocked && (
          <div className="absolute inset-0 grid place-items-center bg-(--scrim)">
            <Button variant="ink" onClick={() => play.current()}>
              <Volume2 aria-hidden />
              Tap to hear
            </Button>
          </div>
        )}
      </div>
      {!isSmall && <Strip state={state} />}
      {isSmall ? (
        <div className="flex items-center gap-1 py-1.5 pr-2 pl-3.5">
          <span className="min-w-0 flex-1 text-sm">
            <b className="block truncate font-[600]">{name}</b>
            <span className="meta num block">
              {since !== null && phase === "connected" ? clockOf(now - since) : phaseOf(state)}
            </span>
          </span>
          <MuteButton state={state} isSmall />
          <IconButton label="Open the call" onClick={() => setIsSmall(false)}>
            <Maximize2 aria-hidden />
          </IconButton>
          <button
            type="button"
            aria-label="Hang up"
            className="grid size-11 place-items-center rounded-[50%] bg-bad text-on-ink [&_svg]:size-5"
            onClick={() => void callStore.hangUp()}
          >
            <PhoneOff aria-hidden />
          </button>
        </div>
      ) : (
        <div className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 px-5 pt-3 pb-[max(0.875rem,env(safe-area-inset-bottom))] md:grid-cols-[1fr_auto_1fr] md:px-7">
          <div className="min-w-0">
            <h2 className="h4 truncate">{name}</h2>
            <p className="meta truncate">{lineOf(call.counterpart)}</p>
            <p className="meta">Nothing is recorded</p>
          </div>
          <fieldset
            aria-label="Call"
            className="flex justify-around gap-1 max-md:order-last max-md:col-span-2 md:gap-3"
          >
            <MuteButton state={state} />
            <Act
              label="Camera"
              isOn={state.camera === "on"}
              tone="plain"
              onClick={() => void callStore.session?.toggleCamera()}
            >
              {state.camera === "on" ? <Video aria-hidden /> : <VideoOff aria-hidden />}
            </Act>
            {state.camera === "on" && (
              <Act
                label="Turn"
                className="hidden pointer-coarse:grid"
                onClick={() => void callStore.session?.turnCamera()}
              >
                <SwitchCamera aria-hidden />
              </Act>
            )}
            {canShareScreen() && (
              <Act
                label={state.isSharing ? "Stop sharing" : "Share screen"}
                isOn={state.isSharing}
                className="pointer-coarse:hidden"
                onClick={() => void callStore.session?.toggleScreen()}
              >
                {state.isSharing ? <MonitorX aria-hidden /> : <MonitorUp aria-hidden />}
              </Act>
            )}
            <Act label="Picture in picture" className="max-md:hidden" onClick={() => setIsSmall(true)}>
              <PictureInPicture2 aria-hidden />
            </Act>
            <Act label="Devices" isOn={showsDevices} onClick={() => setShowsDevices((shown) => !shown)}>
              <Ellipsis aria-hidden />
            </Act>
            <Act label="Hang up" tone="end" onClick={() => void callStore.hangUp()}>
              <PhoneOff aria-hidden />
            </Act>
          </fieldset>
          <div className="justify-self-end">{time}</div>
          {showsDevices && (
            <DevicePanel
              onClose={() => setShowsDevices(false)}
              onSmall={() => {
                setShowsDevices(false);
                setIsSmall(true);
              }}
            />
          )}
        </div>
      )}
    </div>
  );
}

function MuteButton({ state: { microphone }, isSmall = false }: { state: SessionState; isSmall?: boolean }) {
  const isMuted = microphone === "off" || microphone === "refused";
  const icon = isMuted ? <MicOff aria-hidden /> : <Mic aria-hidden />;
  const toggle = () => void callStore.session?.toggleMicrophone();
  if (isSmall)
    return (
      <IconButton label="Mute" aria-pressed={isMuted} onClick={toggle}>
        {icon}
      </IconButton>
    );
  return (
    <Act label="Mute" isOn={isMuted} onClick={toggle}>
      {icon}
    </Act>
  );
}

const tones = {
  plain: "border-edge bg-raised text-ink",
  lit: "border-ink bg-ink text-on-ink",
  end: "border-bad bg-bad text-on-ink",
} as const;

/** A round button with its name under it. */
function Act({
  label,
  isOn,
  tone = isOn ? "lit" : "plain",
  className,
  onClick,
  children,
}: {
  label: string;
  /** It is a switch that is on or off; undefined for what is only pressed. */
  isOn?: boolean;
  tone?: keyof typeof tones;
  className?: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onClick}
      className={cn(
        "group grid min-w-13 justify-items-center gap-1 text-ink-2 text-xs leading-4 md:min-w-19",
        className,
      )}
    >
      <span
        className={cn(
          "grid size-12 place-items-center rounded-[50%] border md:size-14 [&_svg]:size-6",
          tones[tone],
        )}
      >
        {children}
      </span>
      {label}
    </button>
  );
}

/** While a call fills the window nothing behind it can be reached, but for the notices that lie over it. */
function useFullScreen(screen: { current: HTMLElement | null }, isFull: boolean, onEscape: () => void): void {
  const leave = useEffectEvent(onEscape);
  useEffect(() => {
    const own = screen.current;
    if (!isFull || !own) return;
    const before = document.activeElement;
    const behind = [...document.body.children].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement &&
        !element.contains(own) &&
        !element.inert &&
        element.querySelector("[data-sonner-toaster]") === null,
    );
    for (const element of behind) element.inert = true;
    own.focus();
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && leave();
    own.addEventListener("keydown", onKey);
    return () => {
      own.removeEventListener("keydown", onKey);
      for (const element of behind) element.inert = false;
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [screen, isFull]);
}
