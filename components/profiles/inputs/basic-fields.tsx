import type { StepProps } from "@/components/profiles/builders/step-props";
import { Textarea } from "@/components/ui/textarea";
import { bounds } from "@/lib/core/bounds";
import { ABOUT_MINIMUM } from "@/lib/domain/profiles/builders/steps";
import { languages } from "@/lib/domain/vocabulary/options/options";
import { AddressFields } from "./address-fields";
import { Choices } from "./choices";
import { FieldAt } from "./field-at";
import type { InputProps } from "./input-props";
import { LineField } from "./line-field";
import { LocationField } from "./location-field";
import { NameField } from "./name-field";
import { PictureField } from "./own-profile";

const languageNames = languages.map(([, name]) => name);

/** Who a journalist or creator is, and where they are on the web. */
export function PersonFields({ kind, values, change, errors }: StepProps) {
  const step = { kind, values, change, errors };
  return (
    <>
      <PictureField name={values.name} isNewsroom={false} />
      <NameField {...step} />
      <LineField
        {...step}
        path="professionalTitle"
        label="Professional title"
        help="Shown under the name"
        max={150}
        placeholder={kind === "press" ? "Travel correspondent" : "Food and travel creator"}
        autoComplete="organization-title"
      />
      <LocationField {...step} />
      <div className="grid gap-6 sm:grid-cols-2">
        <AddressFields {...step} />
      </div>
      <LanguageChoices {...step} />
    </>
  );
}

/** What one does, in sentences, with the minimum that its step waits for. */
export function LongAbout({ values, change, errors, help }: InputProps<"about"> & { help: string }) {
  return (
    <FieldAt
      path="about"
      errors={errors}
      label="About"
      help={help}
      min={ABOUT_MINIMUM}
      max={bounds.about}
      length={values.about.trim().length}
    >
      <Textarea rows={8} value={values.about} onChange={({ target }) => change({ about: target.value })} />
    </FieldAt>
  );
}

/** Languages that one writes and answers in. */
export function LanguageChoices({ values, change, errors }: InputProps<"languages">) {
  return (
    <Choices
      path="languages"
      errors={errors}
      legend="Languages"
      note="optional"
      options={languageNames}
      chosen={values.languages}
      onChange={(next) => change({ languages: next })}
    />
  );
}
