"use client";

import { MapPin } from "lucide-react";
import { Combobox } from "@/components/ui/combobox";
import { MatchText } from "@/components/ui/match-text";
import { cityLabel } from "@/components/vocabulary/locations/city-options";
import { locationHelp } from "@/components/vocabulary/locations/labels";
import { loadCities } from "@/components/vocabulary/locations/load-cities";
import { MAX_SUGGESTIONS } from "@/lib/domain/vocabulary/options/tags";
import { FieldAt } from "./field-at";
import type { InputProps } from "./input-props";

/** Milliseconds after the last key before places are asked for. */
const PAUSE = 300;
const loadPlaces = async (typed: string, signal: AbortSignal) =>
  (await loadCities(typed, signal)).slice(0, MAX_SUGGESTIONS);

/** The place of a profile: from two letters on up to eight cities are offered. */
export function LocationField({
  values,
  change,
  errors,
  required,
}: InputProps<"location"> & { required?: boolean }) {
  return (
    <FieldAt path="location" label="Location" errors={errors} required={required} help={locationHelp}>
      <Combobox
        text={values.location}
        onTextChange={(location) => change({ location })}
        onChoose={() => {}}
        load={loadPlaces}
        delay={PAUSE}
        minLength={2}
        getKey={({ latitude, longitude, display }) => `${display} ${latitude} ${longitude}`}
        getLabel={({ display }) => display}
        renderOption={(city, query) => <MatchText text={cityLabel(city)} query={query} />}
        listLabel="Cities"
        icon={<MapPin />}
        name="location"
        placeholder="Town or city"
        autoComplete="off"
      />
    </FieldAt>
  );
}
