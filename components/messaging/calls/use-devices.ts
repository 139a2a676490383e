import { useEffect, useState } from "react";
import { listDevices, readChosen, writeChosen } from "@/lib/client/calls/own-media";
import type { DeviceKind } from "@/lib/client/calls/stored";

/** The devices of a kind, as they are plugged in and pulled, and which is chosen. */
export function useDevices(kind: DeviceKind) {
  const [devices, setDevices] = useState<MediaDeviceInfo[]>([]);
  const [wanted, setWanted] = useState(() => readChosen(kind));
  useEffect(() => {
    const read = () => void listDevices(kind).then(setDevices, () => setDevices([]));
    read();
    navigator.mediaDevices?.addEventListener("devicechange", read);
    return () => navigator.mediaDevices?.removeEventListener("devicechange", read);
  }, [kind]);
  const isThere = devices.some(({ deviceId }) => deviceId === wanted);
  return {
    devices,
    chosen: isThere ? wanted : devices[0]?.deviceId,
    choose: (id: string) => {
      writeChosen(kind, id);
      setWanted(id);
    },
  };
}
