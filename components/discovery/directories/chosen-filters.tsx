import { X } from "lucide-react";
import { sentenceCase } from "@/components/profiles/profiles/labels";
import type { UserType } from "@/db/enums";
import { type DirectoryAddress, writeAddress } from "@/lib/domain/discovery/directories/address";
import { partList } from "@/lib/domain/discovery/directories/filters";

type Chosen = { label: string; without: DirectoryAddress };

/** Each chosen filter has the address without it. */
function chosenOf({ shown: _, cursor: __, ...rest }: DirectoryAddress): Chosen[] {
  const address: DirectoryAddress = rest;
  const chosen: Chosen[] = [];
  for (const [key, { chosen: label }] of partList) {
    const value = address[key];
    if (value && label) chosen.push({ label: label(value), without: { ...address, [key]: undefined } });
  }
  if (address.location) {
    const label = address.distance
      ? `${address.location}, ${address.distance} miles around`
      : address.location;
    chosen.push({ label, without: { ...address, location: undefined, distance: undefined } });
  }
  for (const key of ["tier", "perks"] as const) {
    const values = address[key]?.split(",") ?? [];
    for (const value of values) {
      const others = values.filter((other) => other !== value).join(",");
      chosen.push({
        label: key === "tier" ? sentenceCase(value) : value,
        without: { ...address, [key]: others || undefined },
      });
    }
  }
  return chosen;
}

/** The search text is no filter here. */
export const filterCount = (address: DirectoryAddress) => chosenOf({ ...address, q: undefined }).length;

export function ChosenFilters({ kind, address }: { kind: UserType; address: DirectoryAddress }) {
  const chosen = chosenOf(address);
  if (chosen.length === 0) return null;
  return (
    <ul aria-label="Chosen filters" className="flex flex-wrap gap-2">
      {chosen.map(({ label, without }) => (
        <li key={label}>
          <a
            href={writeAddress(kind, without)}
            aria-label={`Remove ${label}`}
            className="hit-area inline-flex h-8 max-w-72 items-center gap-1.5 rounded-sm border border-rule px-2.5 text-ink-2 text-xs leading-none hover:border-ink hover:text-ink [&_svg]:size-4"
          >
            <span className="truncate leading-4">{label}</span>
            <X aria-hidden />
          </a>
        </li>
      ))}
    </ul>
  );
}
