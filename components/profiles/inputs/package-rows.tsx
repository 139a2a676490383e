"use client";

import { Input } from "@/components/ui/input";
import { SectionHead } from "@/components/ui/section";
import { Select } from "@/components/ui/select";
import type { BuilderValues } from "@/lib/domain/profiles/builders/schema";
import { creatorLimits } from "@/lib/domain/profiles/profiles/limits";
import { dollarsProblem, otherCurrencyNote, percentProblem } from "./amount-notes";
import { FieldAt } from "./field-at";
import type { InputProps } from "./input-props";
import { LineField } from "./line-field";
import { SortableRows } from "./sortable-rows";
import { TagEditor } from "./tag-editor";

type Package = BuilderValues["packages"][number];
type AddOn = BuilderValues["addOns"][number];
const packageName = ({ name }: Package, place: number) => name.trim() || `package ${place + 1}`;
const addOnName = ({ name }: AddOn, place: number) => name.trim() || `add-on ${place + 1}`;

/** Packages in the order they are offered: a name, a price, what is in them. */
export function PackageRows({ values, change, errors }: InputProps<"packages">) {
  return (
    <section aria-label="Packages" className="min-w-0">
      <SectionHead title="Packages" note={`optional, up to ${creatorLimits.packages}`} />
      <div className="mt-3">
        <SortableRows
          entries={values.packages}
          onChange={(packages) => change({ packages })}
          nameOf={packageName}
          max={creatorLimits.packages}
          things="packages"
          id="packages"
          error={errors.packages}
          empty="No package yet. Several pieces at one price."
          addLabel="Add a package"
          blank={{ name: "", price: "", saving: "", includes: [] }}
        >
          {({ entry, place, change: put }) => {
            const at = `packages.${place}`;
            const field = { at, values: entry, change: put, errors };
            return (
              <div className="grid gap-3 @min-[520px]:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
                <LineField {...field} path="name" label="Name" placeholder="Launch week" />
                <LineField
                  {...field}
                  path="price"
                  problem={dollarsProblem(entry.price)}
                  help={otherCurrencyNote(entry.price)}
                  label="Price, $"
                  isNumber
                />
                <LineField
                  {...field}
                  path="saving"
                  problem={percentProblem(entry.saving)}
                  label="Saving, %"
                  note="optional"
                  isNumber
                />
                <div className="min-w-0 @min-[520px]:col-span-3">
                  <TagEditor
                    path={`${at}.includes`}
                    errors={errors}
                    label="What is in it"
                    asTyped
                    load={noSuggestions}
                    max={creatorLimits.parts}
                    placeholder="2 reels"
                    tags={entry.includes}
                    onChange={(includes) => put({ includes })}
                  />
                </div>
              </div>
            );
          }}
        </SortableRows>
      </div>
    </section>
  );
}

/** What costs extra: for a price in dollars, or a share of the package. */
export function AddOnRows({ values, change, errors }: InputProps<"addOns">) {
  return (
    <section aria-label="Add-ons" className="min-w-0">
      <SectionHead title="Add-ons" note={`optional, up to ${creatorLimits.addOns}`} />
      <div className="mt-3">
        <SortableRows
          entries={values.addOns}
          onChange={(addOns) => change({ addOns })}
          nameOf={addOnName}
          max={creatorLimits.addOns}
          things="add-ons"
          id="addOns"
          error={errors.addOns}
          empty="No add-on yet. Usage rights, a second cut, a rush."
          addLabel="Add an add-on"
          blank={{ name: "", description: "", amount: "", unit: "dollars" } satisfies AddOn as AddOn}
        >
          {({ entry, place, change: put }) => {
            const at = `addOns.${place}`;
            const field = { at, values: entry, change: put, errors };
            const isPercent = entry.unit === "percent";
            const amountAt = `${at}.${isPercent ? "percent" : "price"}`;
            const problem = (isPercent ? percentProblem : dollarsProblem)(entry.amount);
            return (
              <div className="grid gap-3 @min-[520px]:grid-cols-2">
                <LineField {...field} path="name" label="Name" placeholder="Usage rights, 6 months" />
                <LineField {...field} path="description" label="Description" note="optional" />
                <FieldAt
                  path={amountAt}
                  errors={problem ? { ...errors, [amountAt]: problem } : errors}
                  label="Costs"
                  help={isPercent ? undefined : otherCurrencyNote(entry.amount)}
                >
                  <Input
                    inputMode="decimal"
                    autoComplete="off"
                    className="num"
                    value={entry.amount}
                    onChange={({ target }) => put({ amount: target.value })}
                  />
                </FieldAt>
                <FieldAt path={`${at}.unit`} errors={errors} label="Counted in">
                  <Select
                    value={entry.unit}
                    onChange={({ target }) =>
                      put({ unit: target.value === "percent" ? "percent" : "dollars" })
                    }
                  >
                    <option value="dollars">US dollars</option>
                    <option value="percent">Percent of the package</option>
                  </Select>
                </FieldAt>
              </div>
            );
          }}
        </SortableRows>
      </div>
    </section>
  );
}

const noSuggestions = () => [];
