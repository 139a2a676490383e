import type { NameOf } from "@/components/accounts/settings/account-values";
import type { FormStored } from "@/components/profiles/forms/profile-values";
import { AddressFields } from "@/components/profiles/inputs/address-fields";
import type { InputProps } from "@/components/profiles/inputs/input-props";
import { LineField } from "@/components/profiles/inputs/line-field";
import { LocationField } from "@/components/profiles/inputs/location-field";
import { TaglineField } from "@/components/profiles/inputs/tagline-field";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Link } from "@/components/ui/link";

/** The fields of the account settings, in the order in which they are shown and refused. */
export function AccountFields({
  values,
  change,
  errors,
  nameOf,
  email,
}: InputProps<keyof FormStored<"account">["values"]> & { nameOf: NameOf; email: string }) {
  const form = { values, change, errors };
  return (
    <>
      <LineField
        {...form}
        path="name"
        label={nameOf.label}
        note={nameOf.locked ? "locked" : undefined}
        help={nameOf.note}
        required
        isLocked={nameOf.locked}
        autoComplete="name"
      />
      {nameOf.isNewsroom && <TaglineField {...form} />}
      <LineField
        {...form}
        path="professionalTitle"
        label="Professional Title"
        required
        autoComplete="organization-title"
      />
      <LocationField {...form} required />
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
      <AddressFields {...form} portfolioLabel="Custom portfolio URL" />
    </>
  );
}
