"use client";

import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { PasswordStrengthNote } from "@/components/accounts/accounts/password-strength-note";
import { companyHelp, typeCards } from "@/components/accounts/accounts/signup-stories";
import {
  signupFieldId as fieldId,
  type SignupFormState,
  type SignupValues,
} from "@/components/accounts/accounts/signup-values";
import { useEmailWarning } from "@/components/accounts/accounts/use-email-warning";
import { AddressField } from "@/components/ui/address-field";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { FieldSet } from "@/components/ui/field-set";
import { Input } from "@/components/ui/input";
import { Link } from "@/components/ui/link";
import { PasswordInput } from "@/components/ui/password-input";
import { RadioCard, RadioCards } from "@/components/ui/radio-card";
import { CityList } from "@/components/vocabulary/locations/city-list";
import { locationHelp } from "@/components/vocabulary/locations/labels";
import type { FormState } from "@/lib/core/errors";
import {
  accentOf,
  isNewsroomType,
  labelOf,
  type UserType,
} from "@/lib/domain/vocabulary/user-type/user-type";

const CITIES = "cities";

export function SignupFields({
  form,
  initialType,
  invitedBy,
  sent,
  onTypeChange,
}: {
  form: SignupFormState;
  initialType: UserType | null;
  /** A company that invites is joined by its brands and sources alone, and nobody founds another on the way. */
  invitedBy: string | null;
  /** The refusal of a form that was sent without scripts. */
  sent: FormState;
  onTypeChange: (type: UserType) => void;
}) {
  const { register, control } = form;
  const { errors } = form.formState;
  const errorOf = (name: keyof SignupValues) => errors[name]?.message ?? sent?.fields?.[name]?.[0];
  const typed = (name: keyof SignupValues) => sent?.values[name]?.[0];
  const [password = "", userType] = useWatch({ control, name: ["password", "userType"] });
  // It also runs when the type came back with a draft.
  useEffect(() => {
    if (userType) onTypeChange(userType);
  }, [userType, onTypeChange]);

  return (
    <div className="mt-6 grid gap-5">
      <EmailField form={form} typed={typed("email")} error={errorOf("email")} />
      <div>
        <Field label="Password" id={fieldId("password")} error={errorOf("password")} className="mb-2">
          <PasswordInput autoComplete="new-password" {...register("password", { deps: "confirmPassword" })} />
        </Field>
        <PasswordStrengthNote password={password} />
      </div>
      <Field label="Confirm password" id={fieldId("confirmPassword")} error={errorOf("confirmPassword")}>
        <PasswordInput what="confirm password" autoComplete="new-password" {...register("confirmPassword")} />
      </Field>
      <Field label="Name" id={fieldId("name")} error={errorOf("name")}>
        <Input autoComplete="name" defaultValue={typed("name")} {...register("name")} />
      </Field>
      <FieldSet legend="Account type" error={errorOf("userType")}>
        <RadioCards>
          {(invitedBy === null ? typeCards : typeCards.filter(({ type }) => isNewsroomType(type))).map(
            ({ type, meta }, index) => (
              <RadioCard
                key={type}
                id={index === 0 ? fieldId("userType") : undefined}
                value={type}
                title={labelOf(type)}
                meta={meta}
                accent={accentOf(type)}
                defaultChecked={type === (typed("userType") ?? initialType)}
                {...register("userType")}
              />
            ),
          )}
        </RadioCards>
      </FieldSet>
      {invitedBy === null && (
        <Field
          label="Company"
          note="optional"
          id={fieldId("company")}
          help={companyHelp(userType)}
          error={errorOf("company")}
        >
          <Input autoComplete="organization" defaultValue={typed("company")} {...register("company")} />
        </Field>
      )}
      <Field
        label="Location"
        note="optional"
        id={fieldId("location")}
        help={locationHelp}
        error={errorOf("location")}
      >
        <Input list={CITIES} autoComplete="off" defaultValue={typed("location")} {...register("location")} />
      </Field>
      <CityList id={CITIES} />
      <AddressField
        label="Website"
        note="optional"
        id={fieldId("website")}
        error={errorOf("website")}
        input={{ autoComplete: "url", defaultValue: typed("website"), ...register("website") }}
      />
      <Checkbox
        id={fieldId("agreeToTerms")}
        align="top"
        defaultChecked={typed("agreeToTerms") !== undefined}
        error={errorOf("agreeToTerms")}
        {...register("agreeToTerms")}
      >
        I am 18 or older and agree to the{" "}
        <Link href="/terms" className="link" target="_blank">
          Terms of Service
        </Link>{" "}
        and{" "}
        <Link href="/privacy" className="link" target="_blank">
          Privacy Policy
        </Link>
      </Checkbox>
    </div>
  );
}

function EmailField({
  form,
  typed,
  error,
}: {
  form: SignupFormState;
  typed: string | undefined;
  error: string | undefined;
}) {
  const email = useWatch({ control: form.control, name: "email" }) ?? "";
  const [left, setLeft] = useState(false);
  const warning = useEmailWarning(email, left);
  return (
    <Field label="Email" id={fieldId("email")} error={error} warning={warning}>
      <Input
        type="email"
        autoComplete="email"
        defaultValue={typed}
        {...form.register("email", { onBlur: () => setLeft(true), onChange: () => setLeft(false) })}
      />
    </Field>
  );
}
