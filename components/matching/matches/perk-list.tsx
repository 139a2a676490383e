import { NamedIcon } from "@/components/ui/named-icon";
import { resolvePerk } from "@/lib/domain/vocabulary/perks/perks";
import { perkIcon } from "@/lib/domain/vocabulary/topics/topic-icons";
import { cn } from "@/lib/utils/cn";

/** The icons come from the vocabulary, or else from the perks' names. */
export function PerkList({ perks, className }: { perks: string[]; className?: string }) {
  return (
    <ul className={cn("text-sm", className)}>
      {perks.map((perk) => (
        <li key={perk} className="flex min-w-0 items-center gap-2">
          <NamedIcon
            name={resolvePerk(perk)?.icon ?? perkIcon(perk)}
            className="size-[18px] flex-none text-ink-3"
          />
          <span className="min-w-0 [overflow-wrap:anywhere]">{perk}</span>
        </li>
      ))}
    </ul>
  );
}
