import { SlidersHorizontal } from "lucide-react";
import { filterCount } from "@/components/discovery/directories/chosen-filters";
import { FILTER_PANEL } from "@/components/discovery/directories/filter-panel";
import { directoryLabels } from "@/components/discovery/directories/labels";
import { DIRECTORY_FORM } from "@/components/discovery/directories/search-box";
import { SortSelect } from "@/components/discovery/directories/sort-select";
import { buttonClass } from "@/components/ui/button-style";
import type { UserType } from "@/db/enums";
import { type DirectoryAddress, writeAddress } from "@/lib/domain/discovery/directories/address";
import { directories } from "@/lib/domain/discovery/directories/labels";
import { slugOf, sortName } from "@/lib/domain/profiles/listings/labels";

/** Categories are left and the order right, in one ruled bar; on phones the order is under them beside the filters. */
export function DirectoryBar({ kind, address }: { kind: UserType; address: DirectoryAddress }) {
  const { categories } = directories[kind];
  const filters = filterCount(address);
  const { category, shown: _, cursor: __, ...rest } = address;
  return (
    <div className="flex items-center justify-between gap-6 border-rule border-t md:min-h-16 md:border-b max-md:flex-col max-md:items-stretch max-md:gap-0">
      <nav
        aria-label="Category"
        className="flex gap-7 self-stretch max-md:scroll-x max-md:gap-6 max-md:border-rule max-md:border-b"
      >
        {categories.map(({ label }, index) => {
          const slug = slugOf(label);
          const isOpen = index === 0 ? category === undefined : category === slug;
          return (
            <a
              key={slug}
              href={writeAddress(kind, { ...rest, category: index === 0 ? undefined : slug })}
              aria-current={isOpen ? "page" : undefined}
              className="inline-flex min-h-13 items-center whitespace-nowrap border-transparent border-b-2 pt-0.5 font-[540] text-ink-2 text-sm hover:text-ink aria-[current]:border-accent-vivid aria-[current]:text-ink md:min-h-16"
            >
              {label}
            </a>
          );
        })}
      </nav>
      <div className="flex flex-wrap items-center gap-2 max-md:pt-3.5">
        <label htmlFor="sort" className="meta whitespace-nowrap">
          Sort by
        </label>
        <SortSelect
          key={address.sort ?? ""}
          id="sort"
          form={DIRECTORY_FORM}
          options={sortOptions(kind, address)}
          chosen={address.sort ?? ""}
        />
        <noscript>
          <button type="submit" form={DIRECTORY_FORM} className={buttonClass({})}>
            Sort
          </button>
        </noscript>
        <button
          type="button"
          popoverTarget={FILTER_PANEL}
          className={buttonClass({ className: "md:hidden" })}
        >
          <SlidersHorizontal aria-hidden />
          {directoryLabels[kind].filterTitle}
          {filters > 0 && <span className="num">{filters}</span>}
        </button>
      </div>
    </div>
  );
}

/** The first is the order without a choice; with a search text that is the best match. */
function sortOptions(kind: UserType, { q }: DirectoryAddress) {
  const sorts = directories[kind].sorts.map((label) => ({ label: sortName(label), value: slugOf(label) }));
  if (q) return [{ label: "Best Match", value: "" }, ...sorts];
  return sorts.map((sort, index) => (index === 0 ? { ...sort, value: "" } : sort));
}
