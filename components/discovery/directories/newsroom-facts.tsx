import { countOf } from "@/components/profiles/profiles/labels";
import { Tag } from "@/components/ui/tag";
import type { DirectoryCard } from "@/lib/domain/discovery/directories/schema";
import { utcDay } from "@/lib/utils/dates";

const MAX_PERKS = 3;

/** A newsroom shows industry and place, its text, its newest headline, and at most three perks. */
export function NewsroomFacts({ card }: { card: DirectoryCard }) {
  const { location, industries, about, perksOffered, releaseCount, lastNewsAt, latestNews } = card;
  const more = perksOffered.length - MAX_PERKS;
  return (
    <>
      <p className="meta line-clamp-3 [overflow-wrap:anywhere]">
        {industries[0] ?? "General"}, {location || "Location not specified"}
      </p>
      <p className="mt-1 line-clamp-3 text-pretty text-sm [overflow-wrap:anywhere]">
        {about || "No description provided"}
      </p>
      {latestNews ? (
        <div className="mt-3 border-rule border-t pt-2.5">
          <p className="meta num">
            {countOf(releaseCount, "press release")}
            {lastNewsAt && `, newest ${utcDay(lastNewsAt)}`}
          </p>
          <p className="h4 mt-1 line-clamp-3">
            <a href={latestNews.url} className="hover:underline">
              {latestNews.title}
            </a>
          </p>
        </div>
      ) : (
        <p className="meta mt-1.5">No press releases yet</p>
      )}
      {perksOffered.length > 0 && (
        <div className="mt-3">
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
