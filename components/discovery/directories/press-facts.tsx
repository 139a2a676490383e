import { countOf } from "@/components/profiles/profiles/labels";
import type { DirectoryCard } from "@/lib/domain/discovery/directories/schema";
import { reputationBadge, reputationLabel } from "@/lib/domain/vocabulary/reputation/reputation";
import { formatCount } from "@/lib/utils/format-number";

/** A journalist shows title, outlet and place, coverage areas, followers and articles, and reputation. */
export function PressFacts({ card }: { card: DirectoryCard }) {
  const { title, publications, location, expertise, reach, articleCount } = card;
  const badge = reputationBadge(card.thumbsUpCount);
  // Many write their outlet into their title.
  const outlet = title.includes(publications[0] ?? "") ? "" : publications[0];
  const who = [title, outlet, location || "Location not specified"].filter(Boolean);
  const figures = [
    reach === null ? null : `${formatCount(reach)} followers, self-reported`,
    countOf(articleCount, "article"),
  ].filter(Boolean);
  return (
    <>
      <p className="meta line-clamp-3 [overflow-wrap:anywhere]">{who.join(", ")}</p>
      <p className="mt-1 line-clamp-2 text-sm [overflow-wrap:anywhere]">
        {expertise.length > 0 ? expertise.slice(0, 3).join(", ") : "General"}
      </p>
      <p className="meta num mt-1.5 flex flex-wrap justify-between gap-x-3">
        <span>{figures.join(". ")}</span>
        {badge && <span>Reputation: {reputationLabel(badge)}</span>}
      </p>
    </>
  );
}
