"use client";

import { usePathname } from "next/navigation";
import { useId } from "react";
import { ActingField } from "@/components/layout/acting";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { MAX_DAYS, todayIn } from "@/lib/utils/periods";
import type { PeriodAddress, Refused } from "./period-address";

/** Asks for own dates, without scripts too: they join the address as the named periods do. */
export function PeriodForm({
  asked,
  days,
  rest = {},
  refused,
}: {
  /** Own dates stay in their fields where they were refused. */
  asked: PeriodAddress;
  /** The days that are shown. */
  days?: { firstDay: string; lastDay: string };
  /** The rest of the address, which every period keeps. */
  rest?: Record<string, string>;
  refused?: Refused;
}) {
  const id = useId();
  const path = usePathname();
  const { zone } = asked;
  const sentences = Object.values(refused ?? {}).flatMap((each) => each ?? []);
  return (
    <form action={path} className="grid w-fit items-end gap-3 md:grid-cols-2">
      {(["from", "to"] as const).map((name) => (
        <label key={name} htmlFor={`${id}-${name}`} className="grid gap-1.5 text-xs">
          {name === "from" ? "First day" : "Last day"}
          <Input
            id={`${id}-${name}`}
            name={name}
            type="date"
            required
            max={todayIn(zone ?? "UTC", new Date())}
            defaultValue={asked[name] ?? (name === "from" ? days?.firstDay : days?.lastDay)}
            aria-invalid={refused?.[name] ? true : undefined}
            aria-describedby={refused?.[name] ? `${id}-refused` : undefined}
          />
        </label>
      ))}
      {sentences.length > 0 && (
        <p
          id={`${id}-refused`}
          role="alert"
          className="max-w-[44ch] font-medium text-bad text-sm md:col-span-2"
        >
          {sentences.join(" ")}
        </p>
      )}
      {Object.entries(rest).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {zone && <input type="hidden" name="zone" value={zone} />}
      <ActingField />
      <p className="meta">At most {MAX_DAYS} days, to today</p>
      <Button type="submit" size="sm" variant="ink" className="justify-self-end">
        Show these days
      </Button>
    </form>
  );
}
