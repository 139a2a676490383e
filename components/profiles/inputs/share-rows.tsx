"use client";

import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { creatorLimits } from "@/lib/domain/profiles/profiles/limits";
import { describeSum, percentProblem } from "./amount-notes";
import { idOf } from "./error-under";
import type { InputErrors } from "./input-props";
import { SortableRows } from "./sortable-rows";

type Share = { name: string; percent: string };

/** Names with percent: engagement by platform, an audience by group. Their sum is said where they are parts of a whole. */
export function ShareRows({
  path,
  errors,
  legend,
  nameLabel,
  offered,
  labelOf,
  shares,
  onChange,
  isWhole = false,
  empty,
}: { errors: InputErrors } & {
  path: string;
  legend: string;
  /** "Platform", "Age" */
  nameLabel: string;
  /** Names to begin with; `labelOf` makes them the only ones. */
  offered: readonly string[];
  labelOf?: (name: string) => string;
  shares: readonly Share[];
  onChange: (shares: Share[]) => void;
  isWhole?: boolean;
  empty: string;
}) {
  const sum = isWhole ? describeSum(shares) : undefined;
  const listId = `${path}.names`;
  return (
    <fieldset id={idOf(path)} tabIndex={-1} className="min-w-0 outline-none">
      <legend className="label mb-2">
        {legend} <span className="font-normal text-ink-3">optional</span>
      </legend>
      <SortableRows
        isFixed
        entries={shares}
        onChange={onChange}
        nameOf={({ name }, place) => name.trim() || `${nameLabel.toLowerCase()} ${place + 1}`}
        max={creatorLimits.groups}
        things="rows"
        error={errors[path]}
        empty={empty}
        addLabel={`Add to ${legend.toLowerCase()}`}
        blank={{
          name: offered.find((name) => shares.every((share) => share.name !== name)) ?? "",
          percent: "",
        }}
      >
        {({ entry, place, change }) => (
          <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] gap-3">
            <Field label={`${nameLabel} ${place + 1}, ${legend}`} hideLabel>
              {labelOf ? (
                <Select value={entry.name} onChange={({ target }) => change({ name: target.value })}>
                  {[...new Set([entry.name, ...offered])].map((name) => (
                    <option key={name} value={name}>
                      {labelOf(name)}
                    </option>
                  ))}
                </Select>
              ) : (
                <Input
                  autoComplete="off"
                  list={listId}
                  placeholder={nameLabel}
                  value={entry.name}
                  onChange={({ target }) => change({ name: target.value })}
                />
              )}
            </Field>
            <Field
              id={idOf(`${path}.${entry.name.trim() || place}`)}
              label={`Percent ${place + 1}, ${legend}`}
              hideLabel
              error={percentProblem(entry.percent) ?? errors[`${path}.${entry.name.trim()}`]}
            >
              <Input
                inputMode="decimal"
                autoComplete="off"
                className="num"
                placeholder="%"
                value={entry.percent}
                onChange={({ target }) => change({ percent: target.value })}
              />
            </Field>
          </div>
        )}
      </SortableRows>
      <datalist id={listId}>
        {offered.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      {sum && <p className="meta mt-2">{sum}</p>}
    </fieldset>
  );
}
