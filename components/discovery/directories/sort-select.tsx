"use client";

import { ChevronDown } from "lucide-react";

/** Choosing an order asks for it at once. Without JavaScript it is sent with its form. */
export function SortSelect({
  id,
  form,
  options,
  chosen,
}: {
  id: string;
  form: string;
  options: { label: string; value: string }[];
  chosen: string;
}) {
  return (
    <span className="relative block max-md:flex-1">
      <select
        id={id}
        name="sort"
        form={form}
        defaultValue={chosen}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
        className="control appearance-none pr-9 text-sm"
      >
        {options.map(({ label, value }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute top-3.5 right-3 size-4 text-ink-2" />
    </span>
  );
}
