"use client";

import { useEffect, useState } from "react";
import { showError, showToast } from "@/components/ui/toast";
import { api } from "@/lib/client/api";
import {
  forgetSubscription,
  type PushSupport,
  readFingerprint,
  readSupport,
  switchOn,
} from "@/lib/client/push";
import type { DeviceView, PushView } from "@/lib/domain/profiles/push/schema";
import type { SwitchName } from "./labels";

/** Only the browser knows this; it is null until it has said so. */
type Here = { support: PushSupport; fingerprint: string | null };

const readHere = async (): Promise<Here> => {
  const support = readSupport();
  const isReady = support === "ready" || support === "asks";
  return { support, fingerprint: isReady ? await readFingerprint().catch(() => null) : null };
};

/** The account's devices, and the acts on them. Each act shows what the server has afterwards. */
export function usePush(start: PushView) {
  const [view, setView] = useState(start);
  const [here, setHere] = useState<Here | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  useEffect(() => void readHere().then(setHere), []);

  async function readAgain() {
    const [response, now] = await Promise.all([api.get("/push"), readHere()]);
    if (response.ok) setView(response.data);
    setHere(now);
  }

  /** Runs one act at a time; it returns a sentence where it failed. */
  async function act(name: string, run: () => Promise<string | null>) {
    if (busy) return;
    setBusy(name);
    const refusal = await run();
    await readAgain();
    setBusy(null);
    if (refusal) showError(refusal, { id: "push" });
  }

  const own = view.devices.find(({ fingerprint }) => fingerprint === here?.fingerprint) ?? null;
  return {
    ...{ view, here, busy, own },
    switchOn: (publicKey: string) => act("on", () => switchOn(publicKey)),
    switchOff: (device: DeviceView) =>
      act(`off:${device.id}`, async () => {
        if (device.id === own?.id) await forgetSubscription().catch(() => {});
        const response = await api.delete("/push/devices/{id}", { params: { id: device.id } });
        return response.ok || response.code === "not_found" ? null : response.message;
      }),
    test: (device: DeviceView) =>
      act(`test:${device.id}`, async () => {
        const response = await api.post("/push/devices/{id}/test", { params: { id: device.id } });
        if (response.ok) showToast("The test is on its way.", { id: "push" });
        return response.ok ? null : response.message;
      }),
    change: async (device: DeviceView, name: SwitchName, on: boolean) => {
      const show = (next: DeviceView) =>
        setView((old) => ({ ...old, devices: old.devices.map((it) => (it.id === next.id ? next : it)) }));
      show({ ...device, [name]: on });
      const response = await api.patch("/push/devices/{id}", {
        params: { id: device.id },
        body: { [name]: on },
      });
      if (response.ok) return show(response.data.device);
      show(device);
      showError(response.message, { id: "push" });
    },
  };
}
