import { useEffect, useState, useSyncExternalStore } from "react";
import { type CallsState, callStore } from "@/lib/client/calls/call-store";

export const useCalls = (): CallsState =>
  useSyncExternalStore(callStore.subscribe, callStore.getState, callStore.getState);

/** Draws again each second while `isOn`, and returns the moment by this device's clock. */
export function useSeconds(isOn: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isOn) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOn]);
  return now;
}
