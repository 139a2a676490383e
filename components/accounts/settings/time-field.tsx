"use client";

import { useState } from "react";
import type { Changes } from "@/components/accounts/settings/use-preferences";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

/** A time is saved when the field is left: while it is typed it passes through others. */
export function TimeField({
  label,
  name,
  value,
  onChange,
}: {
  label: string;
  name: "quietFrom" | "quietUntil" | "digestTime";
  value: string;
  onChange: (changes: Changes) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const leave = () => {
    setTyped(null);
    if (typed && typed !== value) onChange({ [name]: typed });
  };
  return (
    <Field label={label}>
      <Input
        type="time"
        name={name}
        className="num"
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={leave}
      />
    </Field>
  );
}
