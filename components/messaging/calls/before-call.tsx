"use client";

import {
  Circle,
  CircleAlert,
  CircleCheck,
  LoaderCircle,
  Mic,
  Phone,
  TriangleAlert,
  Video,
} from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { LevelBar } from "@/components/messaging/calls/level-bar";
import { useDevices } from "@/components/messaging/calls/use-devices";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Select } from "@/components/ui/select";
import { callStore, callTexts } from "@/lib/client/calls/call-store";
import { canCall, openCamera, openMicrophone } from "@/lib/client/calls/own-media";
import { readRelay } from "@/lib/client/calls/relay-check";
import { playTones } from "@/lib/client/calls/ring-sound";
import type { DeviceKind } from "@/lib/client/calls/stored";

/** A track of a device is opened while the window is, again for each choice, and let go with it. */
function useTrack(open: (id?: string) => Promise<MediaStreamTrack>) {
  const [id, setId] = useState<string>();
  const [track, setTrack] = useState<MediaStreamTrack | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    let isGone = false;
    let opened: MediaStreamTrack | null = null;
    void open(id)
      .catch(() => null)
      .then((next) => {
        if (isGone) return next?.stop();
        opened = next;
        setTrack(next);
        setIsRefused(next === null);
      });
    return () => {
      isGone = true;
      opened?.stop();
    };
  }, [open, id]);
  return { track, isRefused, choose: setId };
}

/** It judges by what arrives, not by what was allowed: level, picture, relay. */
export function BeforeCall({
  name,
  at,
  onClose,
}: {
  name: string;
  at: { conversationId: string; profileId: string };
  onClose: () => void;
}) {
  const call = (kind: "voice" | "video") => {
    onClose();
    void callStore.start(at, kind);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={`Call ${name}`}
        note="Nothing is recorded, neither here nor on the way"
        phone="full"
        className="md:w-[920px]"
        actions={
          canCall() && (
            <>
              <Button onClick={() => call("voice")}>
                <Phone aria-hidden />
                Voice call
              </Button>
              <Button variant="ink" onClick={() => call("video")}>
                <Video aria-hidden />
                Video call
              </Button>
            </>
          )
        }
      >
        {canCall() ? <Checks at={at} /> : <p className="text-sm">{callTexts.unsupported("video")}</p>}
      </DialogContent>
    </Dialog>
  );
}

const LISTENS_MS = 5_000;

function Checks({ at }: { at: { profileId: string } }) {
  const microphone = useTrack(openMicrophone);
  const camera = useTrack(openCamera);
  const picture = useRef<HTMLVideoElement>(null);
  const [heard, setHeard] = useState<MediaStreamTrack | null>(null);
  const [isSilent, setIsSilent] = useState(false);
  const [size, setSize] = useState<string | null>(null);
  const [hasPlayed, setHasPlayed] = useState(false);
  const [relay, setRelay] = useState<Awaited<ReturnType<typeof readRelay>> | null>(null);
  const { track } = microphone;
  const isHeard = track !== null && heard === track;

  useEffect(() => {
    if (picture.current) picture.current.srcObject = camera.track && new MediaStream([camera.track]);
  }, [camera.track]);
  useEffect(() => {
    setIsSilent(false);
    if (!track || isHeard) return;
    const timer = setTimeout(() => setIsSilent(true), LISTENS_MS);
    return () => clearTimeout(timer);
  }, [track, isHeard]);
  useEffect(() => {
    let isGone = false;
    void readRelay(at.profileId).then((result) => !isGone && setRelay(result));
    return () => {
      isGone = true;
    };
  }, [at.profileId]);

  return (
    <div className="grid gap-6 md:grid-cols-2 md:gap-8">
      <figure>
        <video
          ref={picture}
          muted
          playsInline
          autoPlay
          aria-label="Your own video"
          onResize={({ currentTarget: { videoWidth, videoHeight } }) =>
            setSize(`${videoWidth} × ${videoHeight}`)
          }
          className="aspect-4/3 w-full -scale-x-100 rounded-md bg-sunk object-cover"
        />
        <figcaption className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3 text-sm">
          <span className="inline-flex items-center gap-1.5 [&_svg]:size-4">
            <Mic aria-hidden />
            {isHeard ? "We hear you" : "Say something"}
          </span>
          <LevelBar track={track} steps={32} onHeard={() => setHeard(track)} />
        </figcaption>
      </figure>
      <ul>
        <Check
          state={microphone.isRefused ? "bad" : isHeard ? "good" : isSilent ? "warn" : "waits"}
          title={isSilent ? "No sound from this microphone" : "Microphone"}
          detail={
            microphone.isRefused
              ? callTexts.refused
              : isHeard
                ? "Sound arrives"
                : isSilent
                  ? "For 5 seconds. Muted on the device, or another one is chosen"
                  : "Listening"
          }
        >
          <Choice kind="audioinput" label="Microphone" onChoose={microphone.choose} />
        </Check>
        <Check
          state={camera.isRefused ? "bad" : size ? "good" : "waits"}
          title="Camera"
          detail={
            camera.isRefused
              ? `${callTexts.refused} The lock beside the address opens them.`
              : (size ?? "Waiting for a picture")
          }
        >
          <Choice kind="videoinput" label="Camera" onChoose={camera.choose} />
        </Check>
        <Check
          state={hasPlayed ? "good" : "open"}
          title="Speaker"
          detail={hasPlayed ? "Three tones were played" : "Play a tone and listen"}
        >
          <Button
            size="sm"
            onClick={() => {
              playTones(new AudioContext(), [523.25, 659.25, 783.99]);
              setHasPlayed(true);
            }}
          >
            Play tone
          </Button>
        </Check>
        <Check {...relayLabels(relay)} />
      </ul>
    </div>
  );
}

function relayLabels(relay: Awaited<ReturnType<typeof readRelay>> | null): {
  state: CheckState;
  title: string;
  detail: string;
} {
  if (relay === null)
    return { state: "waits", title: "Relay", detail: "Looking for a way through firewalls" };
  if (relay.isSet && relay.milliseconds !== null)
    return {
      ...{ state: "good", title: "Relay reached" },
      detail: `In ${relay.milliseconds} ms. The call holds behind a firewall`,
    };
  return {
    ...{ state: "warn", title: relay.isSet ? "Relay not reached" : "No relay" },
    detail: relay.isSet
      ? "Calls work in most networks, not behind a strict firewall. Try again, or use a phone’s network"
      : "Calls work in most networks, not behind a strict firewall",
  };
}

/** A check that is `open` waits for the person. */
type CheckState = "good" | "warn" | "bad" | "waits" | "open";
const icons: Record<CheckState, ReactNode> = {
  good: <CircleCheck aria-hidden className="text-good" />,
  warn: <TriangleAlert aria-hidden className="text-warn" />,
  bad: <CircleAlert aria-hidden className="text-bad" />,
  open: <Circle aria-hidden className="text-ink-3" />,
  waits: <LoaderCircle aria-hidden className="animate-spin" />,
};

function Check({
  state,
  title,
  detail,
  children,
}: {
  state: CheckState;
  title: string;
  detail: string;
  children?: ReactNode;
}) {
  return (
    <li className="grid min-h-16 grid-cols-[20px_minmax(0,1fr)] items-center gap-x-3 gap-y-2 border-rule border-t py-3 text-sm first:border-t-0 md:min-h-18 md:grid-cols-[20px_minmax(0,1fr)_auto]">
      <span className="self-start pt-0.5 [&_svg]:size-5">{icons[state]}</span>
      <span className="min-w-0" role="status">
        <b className="block font-[600]">{title}</b>
        <span className="meta block text-pretty">{detail}</span>
      </span>
      {children && <span className="max-md:col-start-2">{children}</span>}
    </li>
  );
}

function Choice({
  kind,
  label,
  onChoose,
}: {
  kind: DeviceKind;
  label: string;
  onChoose: (id: string) => void;
}) {
  const { devices, chosen, choose } = useDevices(kind);
  if (devices.length < 2) return null;
  return (
    <Select
      aria-label={label}
      value={chosen}
      onChange={({ target }) => {
        choose(target.value);
        onChoose(target.value);
      }}
    >
      {devices.map(({ deviceId, label: name }) => (
        <option key={deviceId} value={deviceId}>
          {name || label}
        </option>
      ))}
    </Select>
  );
}
