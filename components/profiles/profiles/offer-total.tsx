"use client";

import { useChoice } from "@/components/profiles/profiles/offer-choice";
import { isChosen } from "@/lib/domain/profiles/profiles/choice";
import { formatCents, type Offer, type SumLine, sumChoice } from "@/lib/domain/profiles/profiles/offer";

/** The ticked options are added up line by line, for a section that the server draws. */
export function RunningTotal({ profileId, name, offer }: { profileId: string; name: string; offer: Offer }) {
  const choice = useChoice(profileId);
  const { lines, cents } = sumChoice(offer, choice);
  const needsPackage = choice.pack === null && lines.some(({ percent }) => percent !== undefined);
  return (
    <>
      <div aria-live="polite">
        {!isChosen(choice) ? (
          <p className="mt-3 text-ink-2 text-sm">Choose a package: what you tick adds up here.</p>
        ) : (
          <dl className="num mt-1 text-sm">
            {lines.map((line) => (
              <div
                key={line.name}
                className="flex justify-between gap-4 border-rule border-t py-2.5 [overflow-wrap:anywhere] first:border-t-0"
              >
                <dt>{lineName(line)}</dt>
                <dd>{formatCents(line.cents)}</dd>
              </div>
            ))}
            <div className="flex items-baseline justify-between gap-4 border-ink border-t-2 pt-3.5">
              <dt className="font-[600]">Total</dt>
              <dd className="figure-serif text-[2.5rem] leading-none">{formatCents(cents)}</dd>
            </div>
          </dl>
        )}
      </div>
      <p className="meta mt-3 line-clamp-5 [overflow-wrap:anywhere]">
        {needsPackage
          ? "A percentage is of the package: choose one."
          : `Before tax. You agree on the final figure with ${name} before anything is owed.`}
      </p>
    </>
  );
}

const lineName = ({ name, percent }: SumLine) =>
  percent === undefined ? name : `${name}, ${percent}% of the package`;

/** The bar at the foot has the sum as a short label: "Growth and 2 add-ons, $2,460". */
export function OfferSummary({ profileId, offer }: { profileId: string; offer: Offer }) {
  const choice = useChoice(profileId);
  if (!isChosen(choice)) return null;
  const { pack, cents } = sumChoice(offer, choice);
  const count = choice.addOns.length;
  const parts = [pack?.name, count > 0 && `${count} ${count === 1 ? "add-on" : "add-ons"}`];
  return <span className="num">{`${parts.filter(Boolean).join(" and ")}, ${formatCents(cents)}`}</span>;
}
