"use client";

import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { PasswordStrengthNote } from "@/components/accounts/password-strength-note";
import { companyHelp, typeCards } from "@/components/accounts/signup-stories";
import { signupFieldId as fieldId, type SignupFormState } from "@/components/accounts/signup-values";
import { useEmailWarning } from "@/components/accounts/use-email-warning";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { FieldSet } from "@/components/ui/field-set";
import { Input } from "@/components/ui/input";
import { Link } from "@/components/ui/link";
import { PasswordInput } from "@/components/ui/password-input";
import { RadioCard, RadioCards } from "@/components/ui/radio-card";
import { accentOf, labelOf, type UserType } from "@/lib/domain/user-type";

/** The fields of the sign-up form, top to bottom. */
export function SignupFields({
  form,
  onTypeChange,
}: {
  form: SignupFormState;
  onTypeChange: (type: UserType) => void;
}) {
  const { register, control } = form;
  const { errors } = form.formState;
  const [password = "", userType] = useWatch({ control, name: ["password", "userType"] });
  // Also when the type came back with a draft.
  useEffect(() => {
    if (userType) onTypeChange(userType);
  }, [userType, onTypeChange]);

  return (
    <div className="mt-6 grid gap-5">
      <EmailField form={form} />
      <div>
        <Field label="Password" id={fieldId("password")} error={errors.password?.message} className="mb-2">
          <PasswordInput autoComplete="new-password" {...register("password", { deps: "confirmPassword" })} />
        </Field>
        <PasswordStrengthNote password={password} />
      </div>
      <Field label="Confirm password" id={fieldId("confirmPassword")} error={errors.confirmPassword?.message}>
        <PasswordInput what="confirm password" autoComplete="new-password" {...register("confirmPassword")} />
      </Field>
      <Field label="Name" id={fieldId("name")} error={errors.name?.message}>
        <Input autoComplete="name" {...register("name")} />
      </Field>
      <FieldSet legend="Account type" error={errors.userType?.message}>
        <RadioCards>
          {typeCards.map(({ type, meta }, index) => (
            <RadioCard
              key={type}
              id={index === 0 ? fieldId("userType") : undefined}
              value={type}
              title={labelOf(type)}
              meta={meta}
              accent={accentOf(type)}
              {...register("userType")}
            />
          ))}
        </RadioCards>
      </FieldSet>
      <Field
        label="Company"
        note="optional"
        id={fieldId("company")}
        help={companyHelp(userType)}
        error={errors.company?.message}
      >
        <Input autoComplete="organization" {...register("company")} />
      </Field>
      <Checkbox
        id={fieldId("agreeToTerms")}
        align="top"
        error={errors.agreeToTerms?.message}
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

function EmailField({ form }: { form: SignupFormState }) {
  const email = useWatch({ control: form.control, name: "email" }) ?? "";
  const [left, setLeft] = useState(false);
  const warning = useEmailWarning(email, left);
  return (
    <Field label="Email" id={fieldId("email")} error={form.formState.errors.email?.message} warning={warning}>
      <Input
        type="email"
        autoComplete="email"
        {...form.register("email", { onBlur: () => setLeft(true), onChange: () => setLeft(false) })}
      />
    </Field>
  );
}
