import { NamedIcon } from "@/components/ui/named-icon";
import { perkLabelFor, resolvePerk } from "@/lib/domain/vocabulary/perks/perks";
import type { UserType } from "@/lib/domain/vocabulary/user-type/user-type";

/** One's own perks have a tag. */
export function PerkIcon({ perk, className }: { perk: string; className?: string }) {
  return <NamedIcon name={resolvePerk(perk)?.icon ?? "tag"} className={className} />;
}

/** The row has the label of the type: Perks Offered, Perks Preferred, Perks Requested. */
export function PerkRow({ type, perks }: { type: UserType; perks: readonly string[] }) {
  if (perks.length === 0) return null;
  return (
    <>
      <p className="meta mt-4.5 mb-2">{perkLabelFor(type)}</p>
      <ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
        {perks.map((perk) => (
          <li key={perk} className="flex min-w-0 items-center gap-2 [overflow-wrap:anywhere]">
            <PerkIcon perk={perk} className="size-[18px] text-ink-3" />
            {perk}
          </li>
        ))}
      </ul>
    </>
  );
}
