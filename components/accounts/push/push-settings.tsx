"use client";

import { PushDevice } from "@/components/accounts/push/push-device";
import { ThisDevice } from "@/components/accounts/push/this-device";
import { Section } from "@/components/ui/section";
import type { PushView } from "@/lib/domain/profiles/push/schema";
import { pushLabels } from "./labels";
import { usePush } from "./use-push";

/** This device first, with what can be done about it, then the account's others. */
export function PushSettings({ start, className }: { start: PushView; className?: string }) {
  const push = usePush(start);
  const { view, own, here, busy } = push;
  const others = view.devices.filter(({ id }) => id !== own?.id);
  const acts = {
    canAct: here !== null,
    busy,
    onChange: push.change,
    onTest: push.test,
    onOff: push.switchOff,
  };
  return (
    <Section id="push" title={pushLabels.title} note={pushLabels.note} className={className}>
      {view.offReason && (
        <p className="border-rule border-b py-4 text-pretty text-ink-2 text-sm">{view.offReason}</p>
      )}
      {own && own.state !== "ended" && !view.offReason ? (
        <PushDevice device={own} isOwn {...acts} />
      ) : (
        here &&
        view.publicKey && (
          <ThisDevice
            support={here.support}
            isEnded={own?.state === "ended"}
            busy={busy === "on"}
            onSwitchOn={() => void push.switchOn(view.publicKey ?? "")}
          />
        )
      )}
      {others.map((device) => (
        <PushDevice key={device.id} device={device} {...acts} />
      ))}
    </Section>
  );
}
