import { OfferForm } from "@/components/profiles/profiles/offer-choice";
import { Badge } from "@/components/ui/badge";
import { Section } from "@/components/ui/section";
import {
  addOnPrice,
  formatCents,
  type Offer,
  type Rates,
  readPart,
  savingOf,
  singlyCents,
  toCents,
} from "@/lib/domain/profiles/profiles/offer";
import { cn } from "@/lib/utils/cn";

const MAX_COLUMNS = 3;
/** There are as many columns as packages, up to three. */
const columnClasses = ["", "", "md:grid-cols-2", "md:grid-cols-3"];

/** Every price can be read without JavaScript, and the choice sent; the sum needs it. */
export function OfferPicker({
  profileId,
  slug,
  offer,
  rates,
}: {
  profileId: string;
  slug: string;
  offer: Offer;
  rates: Rates;
}) {
  const { packages, addOns } = offer;
  if (packages.length + addOns.length === 0) return null;
  const columns = Math.min(packages.length, MAX_COLUMNS);
  const saves = packages.some((one) => singlyCents(one, rates) !== null);
  return (
    <OfferForm profileId={profileId} slug={slug}>
      {packages.length > 0 && (
        <Section title="Packages" note={saves ? "Savings against the rates above" : undefined}>
          <div
            role="radiogroup"
            aria-label="Packages"
            className={cn("mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-10 max-md:mt-3", columnClasses[columns])}
          >
            {packages.map((one, index) => (
              <PackageChoice key={one.name} offer={one} index={index} columns={columns} rates={rates} />
            ))}
          </div>
        </Section>
      )}
      {addOns.length > 0 && (
        <Section title="Add-ons" note="To any package" className="mt-12">
          <div className="mt-1">
            {addOns.map((addOn) => (
              <label
                key={addOn.name}
                className="grid min-h-16 grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-x-3.5 border-rule border-t py-3 [overflow-wrap:anywhere] first:border-t-0"
              >
                <input type="checkbox" name="addOn" value={addOn.name} className="tick-box" />
                <span>
                  <b className="block font-[580] text-sm">{addOn.name}</b>
                  {addOn.description && <span className="meta">{addOn.description}</span>}
                </span>
                <span className="num font-[560]">{addOnPrice(addOn)}</span>
              </label>
            ))}
          </div>
        </Section>
      )}
    </OfferForm>
  );
}

function PackageChoice({
  offer,
  index,
  columns,
  rates,
}: {
  offer: Offer["packages"][number];
  index: number;
  columns: number;
  rates: Rates;
}) {
  const singly = singlyCents(offer, rates);
  const saving = savingOf(offer, rates);
  return (
    <div
      className={cn(
        "relative border-transparent border-t-3 pt-2 [overflow-wrap:anywhere] has-checked:border-accent-vivid max-md:pt-1.5 max-md:pb-5",
        index > 0 &&
          "max-md:border-rule max-md:border-t max-md:has-checked:border-t-3 max-md:has-checked:border-accent-vivid",
        index % columns > 0 &&
          "before:absolute before:top-3.5 before:bottom-0 before:-left-5 before:w-px before:bg-rule max-md:before:hidden",
      )}
    >
      <label className="flex min-h-11 items-center gap-2.5 font-[560] font-serif text-[1.375rem] leading-7 after:absolute after:inset-0">
        <input type="radio" name="pack" value={offer.name} className="tick-box relative z-1" />
        {offer.name}
      </label>
      <p className="mt-1 mb-2.5 flex flex-wrap items-baseline gap-2.5">
        <b className="figure-serif text-[2.5rem] leading-none">{formatCents(toCents(offer.price))}</b>
        {saving !== null && <Badge tone="accent">save {saving}%</Badge>}
      </p>
      {singly !== null && <p className="meta num">Singly {formatCents(singly)}</p>}
      <ul className="mt-3 grid gap-1.5 text-ink-2 text-sm max-md:grid-cols-2 max-md:gap-x-3">
        {offer.includes.map((text) => (
          <Part key={text} text={text} />
        ))}
      </ul>
    </div>
  );
}

function Part({ text }: { text: string }) {
  const part = readPart(text);
  if (!part) return <li>{text}</li>;
  return (
    <li className="grid grid-cols-[26px_minmax(0,1fr)]">
      <b className="num font-[600] text-ink">{part.count}</b>
      <span>
        {part.content.charAt(0).toUpperCase() + part.content.slice(1)}
        {part.platform && ` on ${part.platform}`}
      </span>
    </li>
  );
}
