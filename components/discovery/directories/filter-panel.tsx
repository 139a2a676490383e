import { ChevronDown, MapPin, X } from "lucide-react";
import { FilterGroup, RangeFields, Suggestions } from "@/components/discovery/directories/filter-fields";
import { directoryLabels } from "@/components/discovery/directories/labels";
import { DIRECTORY_FORM } from "@/components/discovery/directories/search-box";
import { buttonClass } from "@/components/ui/button-style";
import { Checkbox } from "@/components/ui/checkbox";
import { CityList } from "@/components/vocabulary/locations/city-list";
import type { UserType } from "@/db/enums";
import { type DirectoryAddress, writeAddress } from "@/lib/domain/discovery/directories/address";
import { DEFAULT_DISTANCE, distances, filterPerks } from "@/lib/domain/discovery/directories/labels";
import type { OptionCounts } from "@/lib/domain/discovery/directories/schema";
import { GEONAMES_CREDIT } from "@/lib/geonames";

export const FILTER_PANEL = "filters";
const PLACES = "known-places";
const TOPICS = "known-topics";
const countOf = (count = 0) => count.toLocaleString("en-US");
const tiers = ["Gold", "Silver", "Bronze"];

/**
 * The filters are plain text beside the list; on phones they are in a sheet that the browser itself opens, so it needs
 * no JavaScript. They belong to the page's one form.
 */
export function FilterPanel({
  kind,
  address,
  counts,
}: {
  kind: UserType;
  address: DirectoryAddress;
  counts?: OptionCounts;
}) {
  const chosenTiers = address.tier?.toLowerCase().split(",") ?? [];
  const title = directoryLabels[kind].filterTitle;
  const chosenPerks = address.perks?.split(",") ?? [];
  return (
    <div
      id={FILTER_PANEL}
      popover="auto"
      key={writeAddress(kind, address)}
      className="text-ink max-md:fixed max-md:inset-x-0 max-md:top-21 max-md:bottom-0 max-md:m-0 max-md:h-auto max-md:w-full max-md:max-w-none max-md:overflow-y-auto max-md:rounded-t-lg max-md:border-0 max-md:bg-raised max-md:px-5 max-md:shadow-float max-md:backdrop:bg-(--scrim) md:static md:inset-auto md:m-0 md:block md:h-auto md:w-auto md:overflow-visible md:border-0 md:bg-transparent md:p-0"
    >
      <aside aria-label={title} className="grid gap-4">
        <div className="dock-top z-10 -mx-5 flex items-center justify-between bg-raised py-2 pr-2 pl-5 md:hidden">
          <span className="h4">{title}</span>
          <button
            type="button"
            popoverTarget={FILTER_PANEL}
            popoverTargetAction="hide"
            aria-label="Close"
            className="grid size-11 place-items-center"
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
        <h2 className={kind === "paid_media" ? "label max-md:hidden" : "sr-only"}>{title}</h2>
        {kind === "press" && (
          <FilterGroup title="Presse Pass">
            {tiers.map((tier) => (
              <Checkbox
                key={tier}
                form={DIRECTORY_FORM}
                name="tier"
                value={tier.toLowerCase()}
                defaultChecked={chosenTiers.includes(tier.toLowerCase())}
                count={counts ? countOf(counts.tiers[tier.toLowerCase()]) : undefined}
              >
                {tier}
              </Checkbox>
            ))}
          </FilterGroup>
        )}
        <FilterGroup title="Trust">
          <Checkbox
            form={DIRECTORY_FORM}
            name="verified"
            value="true"
            defaultChecked={address.verified === "true"}
            count={counts ? countOf(counts.verified) : undefined}
          >
            Verified only
          </Checkbox>
        </FilterGroup>
        <FilterGroup title="Location">
          <span className="relative mt-1 block">
            <MapPin aria-hidden className="absolute top-3 left-3 size-5 text-ink-3" />
            <input
              form={DIRECTORY_FORM}
              name="location"
              aria-label="City or country"
              placeholder="City or country"
              list={PLACES}
              defaultValue={address.location}
              maxLength={150}
              className="control pl-[42px]"
            />
          </span>
          <label className="mt-2 flex items-center gap-2 text-sm">
            <span className="meta flex-1">Within</span>
            <span className="relative block">
              <select
                form={DIRECTORY_FORM}
                name="distance"
                defaultValue={address.distance ?? DEFAULT_DISTANCE}
                className="control w-auto appearance-none pr-9 text-sm"
              >
                {distances.map((miles) => (
                  <option key={miles} value={miles}>
                    {miles} miles
                  </option>
                ))}
              </select>
              <ChevronDown
                aria-hidden
                className="pointer-events-none absolute top-3.5 right-3 size-4 text-ink-2"
              />
            </span>
          </label>
          <p className="meta mt-2 text-2xs">{GEONAMES_CREDIT}</p>
        </FilterGroup>
        <FilterGroup title="Topic">
          <input
            form={DIRECTORY_FORM}
            name="topic"
            aria-label="Topic"
            placeholder="Such as rail travel"
            list={TOPICS}
            defaultValue={address.topic}
            maxLength={60}
            className="control mt-1"
          />
        </FilterGroup>
        <CityList id={PLACES} placeCounts={counts?.places} />
        {counts && <Suggestions id={TOPICS} options={counts.topics} />}
        <FilterGroup title="Followers, self-reported">
          <RangeFields
            form={DIRECTORY_FORM}
            label="Self-reported followers"
            least={{ name: "minFollowers", value: address.minFollowers }}
            most={{ name: "maxFollowers", value: address.maxFollowers }}
          />
        </FilterGroup>
        {kind === "paid_media" && (
          <FilterGroup title="Lowest rate, US dollars">
            <RangeFields
              form={DIRECTORY_FORM}
              label="Rate"
              least={{ name: "minRate", value: address.minRate }}
              most={{ name: "maxRate", value: address.maxRate }}
            />
          </FilterGroup>
        )}
        <FilterGroup title={kind === "press" || kind === "paid_media" ? "Perks they like" : "Perks Offered"}>
          {filterPerks.map((perk) => (
            <Checkbox
              key={perk}
              form={DIRECTORY_FORM}
              name="perks"
              value={perk}
              defaultChecked={chosenPerks.includes(perk)}
              count={counts ? countOf(counts.perks[perk]) : undefined}
            >
              {perk}
            </Checkbox>
          ))}
        </FilterGroup>
        <div className="flex gap-2 py-3 max-md:dock max-md:-mx-5 max-md:border-rule max-md:border-t max-md:bg-raised max-md:px-5 md:py-0">
          <button type="submit" form={DIRECTORY_FORM} className={buttonClass({ className: "flex-1" })}>
            Apply filters
          </button>
          <a
            href={writeAddress(kind, { q: address.q, category: address.category, sort: address.sort })}
            className={buttonClass({ variant: "text" })}
          >
            Clear
          </a>
        </div>
      </aside>
    </div>
  );
}
