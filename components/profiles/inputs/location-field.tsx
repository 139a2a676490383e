"use client";

import { locationHelp } from "@/components/vocabulary/locations/labels";
import { PlaceInput } from "@/components/vocabulary/locations/place-input";
import { FieldAt } from "./field-at";
import type { InputProps } from "./input-props";

/** The place of a profile. */
export function LocationField({
  values,
  change,
  errors,
  required,
}: InputProps<"location"> & { required?: boolean }) {
  return (
    <FieldAt path="location" label="Location" errors={errors} required={required} help={locationHelp}>
      <PlaceInput
        value={values.location}
        onChange={(location) => change({ location })}
        name="location"
        placeholder="Town or city"
      />
    </FieldAt>
  );
}
