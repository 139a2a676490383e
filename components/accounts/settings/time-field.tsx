"use client";

import { useEffect, useEffectEvent, useState } from "react";
import type { Changes } from "@/components/accounts/settings/use-preferences";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

/** Typing passes through other times, so one is saved a moment after the last key. */
const REST_MS = 1_200;

/** A time is saved when it rests, or its field is left. */
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
  const save = () => {
    if (typed && typed !== value) onChange({ [name]: typed });
  };
  const saveRested = useEffectEvent(save);
  useEffect(() => {
    if (typed === null) return;
    const rest = setTimeout(() => saveRested(), REST_MS);
    return () => clearTimeout(rest);
  }, [typed]);
  const leave = () => {
    setTyped(null);
    save();
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
