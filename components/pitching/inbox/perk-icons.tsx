import { NamedIcon } from "@/components/ui/named-icon";
import { resolvePerk } from "@/lib/domain/vocabulary/perks/perks";
import { perkIcon } from "@/lib/domain/vocabulary/topics/topic-icons";

export function PerkIcons({ perks }: { perks: readonly string[] }) {
  return (
    <ul className="mt-3 grid grid-cols-2 gap-x-3 gap-y-2 text-sm">
      {perks.map((perk) => (
        <li key={perk} className="flex items-center gap-2 [overflow-wrap:anywhere]">
          <NamedIcon
            name={resolvePerk(perk)?.icon ?? perkIcon(perk)}
            className="size-[18px] flex-none text-ink-3"
          />
          <span className="min-w-0">{perk}</span>
        </li>
      ))}
    </ul>
  );
}
