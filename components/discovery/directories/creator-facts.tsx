import {
  contentOrder,
  inOrder,
  platformName,
  platformOrder,
  sentenceCase,
} from "@/components/profiles/profiles/labels";
import type { DirectoryCard } from "@/lib/domain/discovery/directories/schema";
import { reputationBadge, reputationLabel } from "@/lib/domain/vocabulary/reputation/reputation";
import { formatCount } from "@/lib/utils/format-number";

const MAX_INDUSTRIES = 3;
const MAX_RATES = 2;

/** A creator shows place and platforms, at most three industries, followers and engagement, and the first two rates. */
export function CreatorFacts({ card }: { card: DirectoryCard }) {
  const { title, location, platforms, industries, reach, engagementRate } = card;
  const badge = reputationBadge(card.thumbsUpCount);
  const names = inOrder(platforms, platformOrder).map(platformName);
  const figures = [
    reach === null ? null : `${formatCount(reach)} followers`,
    engagementRate === null ? null : `${engagementRate.toFixed(1)}% engagement`,
  ].filter(Boolean);
  const rates = firstRates(card.rates);
  return (
    <>
      <p className="meta line-clamp-3 [overflow-wrap:anywhere]">
        {[title, location || "Location not specified"].filter(Boolean).join(", ")}
      </p>
      <p className="mt-1 text-sm [overflow-wrap:anywhere]">
        {industries.length > 0 ? industries.slice(0, MAX_INDUSTRIES).join(", ") : "General"}
      </p>
      <p className="mt-1 line-clamp-2 text-ink-2 text-pretty text-sm [overflow-wrap:anywhere]">
        {card.about || "No description provided"}
      </p>
      {(figures.length > 0 || badge) && (
        <p className="meta num mt-1.5 flex flex-wrap justify-between gap-x-3">
          {figures.length > 0 && <span>{figures.join(", ")}, self-reported</span>}
          {badge && <span>Reputation: {reputationLabel(badge)}</span>}
        </p>
      )}
      {names.length > 0 && <p className="meta">{names.join(", ")}</p>}
      {rates.length > 0 && (
        <ul className="num mt-2 text-sm">
          {rates.map(({ name, dollars }) => (
            <li key={name} className="flex justify-between gap-3 border-rule border-t py-1">
              <span className="min-w-0 truncate">{name}</span>
              <b className="font-[600]">${dollars.toLocaleString("en-US")}</b>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The rates are in the order people expect: content types, then platforms. */
function firstRates(rates: DirectoryCard["rates"]) {
  return inOrder(Object.keys(rates), contentOrder)
    .flatMap((content) =>
      inOrder(Object.keys(rates[content] ?? {}), platformOrder).map((platform) => ({
        name:
          platform === "all" ? sentenceCase(content) : `${sentenceCase(content)}, ${platformName(platform)}`,
        dollars: rates[content]?.[platform] ?? 0,
      })),
    )
    .slice(0, MAX_RATES);
}
