import type { StepProps } from "@/components/profiles/builders/step-props";
import { LanguageChoices } from "@/components/profiles/inputs/basic-fields";
import { FieldAt } from "@/components/profiles/inputs/field-at";
import { LineField } from "@/components/profiles/inputs/line-field";
import { LocationField } from "@/components/profiles/inputs/location-field";
import { NameField } from "@/components/profiles/inputs/name-field";
import { PictureField } from "@/components/profiles/inputs/own-profile";
import { Textarea } from "@/components/ui/textarea";
import { bounds } from "@/lib/core/bounds";

/** Step 2 of a newsroom asks who it is, where, and how the press reaches it. */
export function NewsroomBasics(props: StepProps) {
  const { kind, values, change, errors } = props;
  const isBrand = kind === "brand";
  return (
    <>
      <PictureField name={values.name} isNewsroom />
      <NameField {...props} />
      <LineField
        {...props}
        path="tagline"
        label={isBrand ? "Brand description" : "Title"}
        help="Two or three words, shown above the name"
        max={bounds.title}
        autoComplete="off"
      />
      <LocationField {...props} />
      <div className="grid gap-6 sm:grid-cols-2">
        <LineField
          {...props}
          path="email"
          label="E-mail"
          note={isBrand ? "optional" : undefined}
          help="Shown to everybody, as your press contact’s"
          type="email"
          autoComplete="email"
        />
        <LineField {...props} path="website" label="Website" note="optional" type="url" autoComplete="url" />
      </div>
      {isBrand && (
        <FieldAt
          path="about"
          errors={errors}
          label="About"
          help="Two or three sentences a stranger would understand"
          max={bounds.about}
        >
          <Textarea
            rows={5}
            value={values.about}
            onChange={({ target }) => change({ about: target.value })}
          />
        </FieldAt>
      )}
      <LanguageChoices {...props} />
    </>
  );
}
