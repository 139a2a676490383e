"use client";

import { Check, Hourglass, Monitor, Smartphone, TriangleAlert } from "lucide-react";
import { SettingsRow } from "@/components/accounts/accounts/settings-row";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Switch } from "@/components/ui/switch";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { When } from "@/components/ui/when-time";
import type { DeviceView } from "@/lib/domain/profiles/push/schema";
import { localBrief } from "@/lib/utils/dates";
import { type SwitchName, switchLabels, switchNames } from "./labels";

type Props = {
  device: DeviceView;
  isOwn?: boolean;
  /** False until the page has its scripts. */
  canAct: boolean;
  /** The act under way, such as "test:" and the device's id. */
  busy: string | null;
  onChange: (device: DeviceView, name: SwitchName, on: boolean) => void;
  onTest: (device: DeviceView) => void;
  onOff: (device: DeviceView) => void;
};

export function PushDevice({ device, isOwn = false, canAct, busy, onChange, onTest, onOff }: Props) {
  const { id, device: name, state } = device;
  const title = isOwn ? `This device: ${name}` : name;
  const isPhone = /iPhone|iPad|Android/.test(name);
  return (
    <div>
      <SettingsRow
        icon={isPhone ? <Smartphone aria-hidden /> : <Monitor aria-hidden />}
        title={title}
        badge={<StateBadge state={state} />}
        note={<Truth device={device} />}
        action={
          canAct && (
            <span className="flex flex-wrap justify-end gap-2">
              {state !== "ended" && (
                <Button
                  size="sm"
                  busy={busy === `test:${id}`}
                  busyLabel="Sending"
                  onClick={() => onTest(device)}
                >
                  Send a test<VisuallyHidden> to {title}</VisuallyHidden>
                </Button>
              )}
              <Button
                size="sm"
                busy={busy === `off:${id}`}
                busyLabel="Removing"
                onClick={() => onOff(device)}
              >
                {isOwn ? "Switch off" : "Remove"}
                <VisuallyHidden> {title}</VisuallyHidden>
              </Button>
            </span>
          )
        }
      />
      {canAct && state !== "ended" && (
        <fieldset className="grid gap-x-6 border-rule border-b py-3 md:pl-9 sm:grid-cols-2 lg:grid-cols-3">
          <legend className="sr-only">What {title} is told of</legend>
          {switchNames.map((key) => (
            <Switch
              key={key}
              checked={device[key]}
              onChange={(event) => onChange(device, key, event.target.checked)}
            >
              {switchLabels[key]}
            </Switch>
          ))}
        </fieldset>
      )}
    </div>
  );
}

function StateBadge({ state }: Pick<DeviceView, "state">) {
  if (state === "on")
    return (
      <Badge tone="good" icon={<Check aria-hidden />}>
        On
      </Badge>
    );
  if (state === "waiting")
    return (
      <Badge tone="warn" icon={<Hourglass aria-hidden />}>
        Waits
      </Badge>
    );
  if (state === "failing")
    return (
      <Badge tone="warn" icon={<TriangleAlert aria-hidden />}>
        Not reached
      </Badge>
    );
  return <Badge>Ended</Badge>;
}

/** The sentence says how pushes to the device stand. */
function Truth({ device }: { device: DeviceView }) {
  const { state, deliveredAt, waitsUntil, failingSince, endedAt, createdAt } = device;
  const at = (iso: string) => <When iso={iso} as={localBrief} />;
  const last = deliveredAt ? <>Last push: {at(deliveredAt)}.</> : <>Nothing was pushed yet.</>;
  if (state === "ended")
    return (
      <>It takes no pushes any more{endedAt && <>, since {at(endedAt)}</>}. Switch them on there again.</>
    );
  if (state === "waiting" && waitsUntil)
    return (
      <>
        Its push service asks us to wait until {at(waitsUntil)}; then the pushes come. {last}
      </>
    );
  if (state === "failing" && failingSince)
    return (
      <>
        No push came through since {at(failingSince)}. {last}
      </>
    );
  return (
    <>
      On since {at(createdAt)}. {last}
    </>
  );
}
