"use client";

import { Plus } from "lucide-react";
import { platformName } from "@/components/profiles/profiles/labels";
import { AddressField } from "@/components/ui/address-field";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Tags } from "@/components/ui/tag";
import type { BuilderValues } from "@/lib/domain/profiles/builders/schema";
import { errorUnder } from "./error-under";
import { readFollowers } from "./followers";
import { readAccount } from "./handle";
import type { InputErrors, InputProps } from "./input-props";
import { type RowProps, SortableRows } from "./sortable-rows";

type Account = BuilderValues["socialMedia"][number];
const networks = ["instagram", "x", "linkedin", "tiktok", "youtube", "facebook"] as const;
const nameOf = ({ network }: Account, place: number) =>
  network === "" ? `platform ${place + 1}` : platformName(network);

/** Social platforms in the order that the page shows them: handle, address and followers as typed. */
export function SocialRows({ values, change, errors }: InputProps<"socialMedia">) {
  const { socialMedia } = values;
  const taken = socialMedia.map(({ network }) => network);
  const free = networks.filter((network) => !taken.includes(network));
  return (
    <div className="grid gap-4">
      <SortableRows
        entries={socialMedia}
        onChange={(next) => change({ socialMedia: next })}
        nameOf={nameOf}
        max={networks.length}
        things="platforms"
        id="socialMedia"
        error={errors.socialMedia}
        empty="No platform yet. Add the ones you are on."
        additions={(add) => (
          <fieldset className="min-w-0">
            <legend className="label mb-2">Add a platform</legend>
            <Tags>
              {free.map((network, place) => (
                <button
                  key={network}
                  type="button"
                  data-add={place === 0 ? "" : undefined}
                  className="chip hit-area h-8 hover:border-ink hover:text-ink"
                  onClick={() => add({ network, handle: "", url: "", followers: "" })}
                >
                  <Plus aria-hidden />
                  {platformName(network)}
                </button>
              ))}
            </Tags>
          </fieldset>
        )}
      >
        {(row) => (
          <AccountFields
            {...row}
            errors={errors}
            offered={networks.filter((network) => network === row.entry.network || !taken.includes(network))}
          />
        )}
      </SortableRows>
      <p className="meta">Your page lists them in this order, three first.</p>
    </div>
  );
}

function AccountFields({
  entry,
  place,
  change,
  errors,
  offered,
}: RowProps<Account> & { errors: InputErrors } & { offered: readonly (typeof networks)[number][] }) {
  const { network, handle, url, followers } = entry;
  const path = network === "" ? `socialMedia.${place}` : `socialMedia.${network}`;
  const name = nameOf(entry, place);
  const read = readFollowers(followers);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-2 @min-[520px]:gap-3">
      <Field label={`Platform ${place + 1}`} hideLabel>
        <Select
          value={network}
          onChange={({ target }) => change({ network: target.value as typeof network })}
        >
          {network === "" && <option value="">Choose</option>}
          {offered.map((value) => (
            <option key={value} value={value}>
              {platformName(value)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        id={`${path}.followers`}
        label={`Followers on ${name}`}
        hideLabel
        help={read.help}
        error={read.error ?? errors[`${path}.followers`]}
      >
        <Input
          inputMode="text"
          autoComplete="off"
          className="num"
          placeholder="Followers: 10k"
          value={followers}
          onChange={({ target }) => change({ followers: target.value })}
        />
      </Field>
      <Field
        id={`${path}.handle`}
        label={`Handle on ${name}`}
        hideLabel
        error={errorUnder(errors, `${path}.handle`)}
      >
        <Input
          autoComplete="off"
          autoCapitalize="none"
          placeholder="@handle or its address"
          value={handle}
          onChange={({ target }) => change({ handle: target.value })}
          onBlur={() => {
            const account = readAccount(handle);
            if (account) change({ ...account, url: url || account.url });
          }}
        />
      </Field>
      <AddressField
        id={`${path}.url`}
        label={`Address on ${name}`}
        hideLabel
        error={errors[`${path}.url`]}
        input={{
          placeholder: "https:// (optional)",
          value: url,
          onChange: ({ target }) => change({ url: target.value }),
        }}
      />
    </div>
  );
}
