"use client";

import { MapPin } from "lucide-react";
import type { ComponentProps } from "react";
import { withScheme } from "@/components/accounts/accounts/complete-web-address";
import type { AccountValues, NameOf } from "@/components/accounts/settings/account-values";
import { Combobox } from "@/components/ui/combobox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Link } from "@/components/ui/link";
import { MatchText } from "@/components/ui/match-text";
import { cityLabel } from "@/components/vocabulary/locations/city-options";
import { locationHelp } from "@/components/vocabulary/locations/labels";
import { loadCities } from "@/components/vocabulary/locations/load-cities";
import type { FieldErrors } from "@/lib/core/errors";

const idOf = (name: keyof AccountValues) => `account-${name}`;

/** The fields of the account settings, in the order in which they are shown and refused. */
export function AccountFields({
  values,
  problems,
  nameOf,
  email,
  location,
  onLocationChange,
}: {
  /** What stands in the fields at first. */
  values: AccountValues;
  problems: FieldErrors;
  nameOf: NameOf;
  email: string;
  location: string;
  onLocationChange: (location: string) => void;
}) {
  const wired = (name: keyof AccountValues) => ({ id: idOf(name), error: problems[name]?.[0] });
  const input = (name: keyof AccountValues) => ({ name, defaultValue: values[name] });
  return (
    <>
      <Field
        label={nameOf.label}
        note={nameOf.locked ? "locked" : undefined}
        help={nameOf.note}
        required
        {...wired("name")}
      >
        <Input
          autoComplete="name"
          readOnly={nameOf.locked}
          className={nameOf.locked ? "bg-sunk" : undefined}
          {...input("name")}
        />
      </Field>
      <Field label="Professional Title" required {...wired("professionalTitle")}>
        <Input autoComplete="organization-title" {...input("professionalTitle")} />
      </Field>
      <Field label="Location" required help={locationHelp} {...wired("location")}>
        <Combobox
          text={location}
          onTextChange={onLocationChange}
          onChoose={() => {}}
          load={loadCities}
          getKey={({ latitude, longitude, display }) => `${display} ${latitude} ${longitude}`}
          getLabel={({ display }) => display}
          renderOption={(city, query) => <MatchText text={cityLabel(city)} query={query} />}
          listLabel="Cities"
          icon={<MapPin />}
          name="location"
          autoComplete="off"
        />
      </Field>
      <Field
        label="Email"
        note="locked"
        id="account-email"
        help={
          <>
            <Link href="/settings/email" className="link">
              Change email
            </Link>
            : a new address counts once its link is opened
          </>
        }
      >
        <Input type="email" value={email} readOnly autoComplete="off" className="bg-sunk" />
      </Field>
      <Field label="Website" note="optional" {...wired("website")}>
        <AddressInput autoComplete="url" {...input("website")} />
      </Field>
      <Field label="Custom portfolio URL" note="optional" {...wired("customPortfolioUrl")}>
        <AddressInput autoComplete="off" {...input("customPortfolioUrl")} />
      </Field>
    </>
  );
}

/** A web address, whose https:// may be left away. */
function AddressInput(props: ComponentProps<typeof Input>) {
  return (
    <Input
      type="url"
      placeholder="https://"
      onBlur={({ target }) => {
        target.value = withScheme(target.value);
      }}
      {...props}
    />
  );
}
