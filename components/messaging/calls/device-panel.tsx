"use client";

import { PictureInPicture2, X } from "lucide-react";
import { useId } from "react";
import { LevelBar } from "@/components/messaging/calls/level-bar";
import { useDevices } from "@/components/messaging/calls/use-devices";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { callStore } from "@/lib/client/calls/call-store";
import type { DeviceKind } from "@/lib/client/calls/stored";

/** Microphone, speaker and camera of a call that goes on; on phones a sheet that holds picture in picture too. */
export function DevicePanel({ onClose, onSmall }: { onClose: () => void; onSmall: () => void }) {
  return (
    <section
      aria-label="Devices"
      className="absolute right-0 bottom-full left-0 max-h-[70dvh] overflow-y-auto rounded-t-lg border border-rule bg-raised p-5 shadow-lift md:right-7 md:left-auto md:mb-3 md:w-[45rem] md:max-w-[calc(100vw-3.5rem)] md:rounded-md md:px-4 md:py-3"
    >
      <header className="flex items-center justify-between md:hidden">
        <h3 className="h2">Devices</h3>
        <IconButton label="Close devices" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </header>
      <div className="grid gap-4 md:grid-cols-3 md:gap-7">
        <Choice
          kind="audioinput"
          title="Microphone"
          onChoose={(id) => callStore.session?.choose("audioinput", id)}
        />
        <Choice kind="audiooutput" title="Speaker" onChoose={playBy} />
        <Choice
          kind="videoinput"
          title="Camera"
          onChoose={(id) => callStore.session?.choose("videoinput", id)}
        />
      </div>
      <p className="mt-4 md:hidden">
        <Button className="w-full" onClick={onSmall}>
          <PictureInPicture2 aria-hidden />
          Picture in picture
        </Button>
      </p>
    </section>
  );
}

/** What plays a call now changes at once; a new one reads the choice. */
function playBy(id: string): void {
  for (const element of document.querySelectorAll<HTMLVideoElement>("video[data-call-media]"))
    if ("setSinkId" in element) void element.setSinkId(id).catch(() => undefined);
}

function Choice({
  kind,
  title,
  onChoose,
}: {
  kind: DeviceKind;
  title: string;
  onChoose: (id: string) => unknown;
}) {
  const { devices, chosen, choose } = useDevices(kind);
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="font-[600] text-xs">{title}</legend>
      {devices.length === 0 && (
        <p className="meta mt-1">
          {kind === "audiooutput"
            ? "This browser uses the system’s speaker"
            : "None is there, or none is allowed"}
        </p>
      )}
      {devices.map(({ deviceId, label }) => (
        <label key={deviceId} className="flex min-h-11 items-center gap-2.5 text-sm md:min-h-9">
          <input
            type="radio"
            name={name}
            checked={deviceId === chosen}
            onChange={() => {
              choose(deviceId);
              onChoose(deviceId);
            }}
            className="size-5 flex-none accent-(--ink)"
          />
          <span className="truncate">{label || title}</span>
        </label>
      ))}
      {kind === "audioinput" && (
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3 py-1.5">
          <span className="meta">Level</span>
          <LevelBar track={callStore.session?.sentMicrophone ?? null} />
        </div>
      )}
    </fieldset>
  );
}
