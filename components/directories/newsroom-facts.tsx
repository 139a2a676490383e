import { countOf } from "@/components/profiles/labels";
import { Tag } from "@/components/ui/tag";
import type { DirectoryCard } from "@/lib/domain/directories/schema";
import { utcDay } from "@/lib/utils/dates";

const MAX_PERKS = 3;

/** A newsroom: industry and place, its text, its news, and at most three perks. */
export function NewsroomFacts({ card }: { card: DirectoryCard }) {
  const { location, industries, about, perksOffered, releaseCount, lastNewsAt } = card;
  const more = perksOffered.length - MAX_PERKS;
  return (
    <>
      <p className="meta line-clamp-3 [overflow-wrap:anywhere]">
        {industries[0] ?? "General"}, {location || "Location not specified"}
      </p>
      <p className="mt-1 line-clamp-3 text-pretty text-sm [overflow-wrap:anywhere]">
        {about || "No description provided"}
      </p>
      <p className="meta num mt-1.5">
        {releaseCount > 0 ? countOf(releaseCount, "press release") : "No press releases yet"}
        {lastNewsAt && `, newest ${utcDay(lastNewsAt)}`}
      </p>
      {perksOffered.length > 0 && (
        <div className="mt-2">
          <p className="sr-only">Perks Offered</p>
          <ul className="flex flex-wrap gap-1.5">
            {perksOffered.slice(0, MAX_PERKS).map((perk) => (
              <li key={perk} className="min-w-0">
                <Tag className="max-w-full truncate">{perk}</Tag>
              </li>
            ))}
            {more > 0 && <li className="meta self-center">+{more} more</li>}
          </ul>
        </div>
      )}
    </>
  );
}
