"use client";

import { Bell, BellOff } from "lucide-react";
import { SettingsRow } from "@/components/accounts/accounts/settings-row";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { PushSupport } from "@/lib/client/push";
import { pushTexts } from "@/lib/domain/profiles/push/rules";
import { pushLabels } from "./labels";

const notes: Record<PushSupport, string> = {
  ready: pushLabels.allowed,
  asks: pushLabels.off,
  denied: pushLabels.denied,
  install: pushLabels.install,
  unsupported: pushLabels.unsupported,
};

/** This device where it takes no pushes: why, and the tap that changes it where one does. */
export function ThisDevice({
  support,
  isEnded,
  busy,
  onSwitchOn,
}: {
  support: PushSupport;
  /** Its push service ended what it had. */
  isEnded: boolean;
  busy: boolean;
  onSwitchOn: () => void;
}) {
  const canSwitch = support === "ready" || support === "asks";
  return (
    <SettingsRow
      icon={canSwitch ? <Bell aria-hidden /> : <BellOff aria-hidden />}
      title="This device"
      badge={<Badge>Off</Badge>}
      note={isEnded ? pushTexts.ended : notes[support]}
      action={
        canSwitch && (
          <Button size="sm" variant="ink" busy={busy} busyLabel="Asking" onClick={onSwitchOn}>
            Switch on
          </Button>
        )
      }
    />
  );
}
