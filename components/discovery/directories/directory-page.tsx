import { SearchX } from "lucide-react";
import { CardOf } from "@/components/discovery/directories/card-of";
import { ChosenFilters } from "@/components/discovery/directories/chosen-filters";
import { DirectoryBar } from "@/components/discovery/directories/directory-bar";
import { FilterPanel } from "@/components/discovery/directories/filter-panel";
import { countLabel, describeLeftOut, directoryLabels } from "@/components/discovery/directories/labels";
import { MoreCards } from "@/components/discovery/directories/more-cards";
import { SearchBox } from "@/components/discovery/directories/search-box";
import { ProfileFrame } from "@/components/profiles/profiles/profile-frame";
import { EmptyState } from "@/components/ui/empty-state";
import { FieldWarning } from "@/components/ui/field-note";
import { LinkButton } from "@/components/ui/link-button";
import type { UserType } from "@/db/enums";
import type { Pagination } from "@/lib/core/page-schema";
import { type DirectoryAddress, writeAddress } from "@/lib/domain/discovery/directories/address";
import { directories } from "@/lib/domain/discovery/directories/labels";
import type { DirectoryCard, OptionCounts } from "@/lib/domain/discovery/directories/schema";
import { accentOf } from "@/lib/domain/vocabulary/user-type/user-type";

type Props = {
  kind: UserType;
  address: DirectoryAddress;
  /** The parts of the address that mean nothing here. */
  leftOut?: DirectoryAddress;
  cards: DirectoryCard[];
  pagination: Pagination;
  /** The text that was searched for, where nothing had the one in the address. */
  correctedTo?: string;
  counts?: OptionCounts;
};

/**
 * The whole state of a directory is in its address, and every control is a link or part of one form, so that it works
 * before and without JavaScript.
 */
export function DirectoryPage({
  kind,
  address,
  leftOut = {},
  cards,
  pagination,
  correctedTo,
  counts,
}: Props) {
  const { heading } = directories[kind];
  const labels = directoryLabels[kind];
  // The list's own heading is the h2 where there is one, else its count.
  const Count = labels.listHeading ? "p" : "h2";
  return (
    <ProfileFrame accent={accentOf(kind)} counts={null}>
      <div className="wrap">
        <header className="grid grid-cols-[minmax(0,1fr)] items-end gap-x-16 gap-y-6 pt-8 pb-5 md:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] md:pt-12 md:pb-7">
          <div>
            <h1 className="d2">{heading}</h1>
            <p className="lede mt-3">{labels.lede}</p>
          </div>
          <SearchBox kind={kind} address={address} />
        </header>
        <DirectoryBar kind={kind} address={address} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 pt-5 md:grid-cols-[216px_minmax(0,1fr)] md:pt-7 lg:gap-x-14">
          <FilterPanel kind={kind} address={address} counts={counts} />
          <section aria-labelledby="results" className="min-w-0">
            <div className="flex items-center justify-between gap-4 pb-6 max-md:flex-col max-md:items-start max-md:gap-3">
              <div className="num flex gap-3 text-sm">
                {labels.listHeading && (
                  <h2 id="results" className="font-[600]">
                    {labels.listHeading}
                  </h2>
                )}
                <Count id={labels.listHeading ? undefined : "results"}>{countLabel(kind, pagination)}</Count>
              </div>
              <ChosenFilters kind={kind} address={address} />
            </div>
            {correctedTo && (
              <p role="status" className="-mt-2 pb-6 [overflow-wrap:anywhere]">
                Showing results for <b className="font-[600]">{correctedTo}</b>
              </p>
            )}
            {Object.keys(leftOut).length > 0 && (
              <div className="-mt-2 pb-6 [overflow-wrap:anywhere]">
                <FieldWarning>{`Not understood, so left out: ${describeLeftOut(leftOut)}.`}</FieldWarning>
              </div>
            )}
            {cards.length === 0 ? (
              <EmptyState
                icon={<SearchX />}
                title="No items found"
                action={
                  <LinkButton href={writeAddress(kind, {})} prefetch={false}>
                    Show All Items
                  </LinkButton>
                }
              >
                Nobody here fits all of this. Take a filter away, or look for something wider.
              </EmptyState>
            ) : (
              <div className="grid grid-cols-[minmax(0,1fr)] gap-x-7 gap-y-7 md:grid-cols-[repeat(auto-fill,minmax(max(12rem,40%),1fr))] md:gap-y-11 lg:grid-cols-[repeat(auto-fill,minmax(max(12.5rem,30%),1fr))]">
                {cards.map((card, index) => (
                  <CardOf key={card.id} card={card} place={index} />
                ))}
              </div>
            )}
            <MoreCards kind={kind} address={address} shown={cards.length} pagination={pagination} />
            <p className="mt-18 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-ink border-t-2 pt-5">
              <span className="h3">{labels.call}</span>
              {labels.create && (
                <LinkButton href={labels.create.href} prefetch={false}>
                  {labels.create.label}
                </LinkButton>
              )}
            </p>
          </section>
        </div>
      </div>
    </ProfileFrame>
  );
}
