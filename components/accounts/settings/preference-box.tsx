"use client";

import type { ComponentProps } from "react";
import type { Changes, Preferences } from "@/components/accounts/settings/use-preferences";
import { SwitchBox } from "@/components/ui/switch";
import type { PreferenceName } from "@/lib/domain/accounts/accounts/preferences";

export function PreferenceBox({
  name,
  shown,
  onChange,
  ...labels
}: {
  name: PreferenceName;
  shown: Preferences;
  onChange: (changes: Changes) => void;
} & Pick<ComponentProps<"input">, "id" | "disabled" | "aria-label" | "aria-describedby">) {
  return (
    <SwitchBox
      name="on"
      value={name}
      checked={shown[name]}
      onChange={(event) => onChange({ [name]: event.target.checked })}
      {...labels}
    />
  );
}
