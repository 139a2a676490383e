"use client";

import { MapPin } from "lucide-react";
import { Combobox } from "@/components/ui/combobox";
import { MatchText } from "@/components/ui/match-text";
import { cityLabel } from "@/components/vocabulary/locations/city-options";
import { loadCities } from "@/components/vocabulary/locations/load-cities";
import { MAX_SUGGESTIONS } from "@/lib/domain/vocabulary/options/tags";

/** Milliseconds after the last key before places are asked for. */
const PAUSE = 300;
const loadPlaces = async (typed: string, signal: AbortSignal) =>
  (await loadCities(typed, signal)).slice(0, MAX_SUGGESTIONS);

/** A town or city: from two letters on up to eight are offered, by any of their names. Other text stays as it is. */
export function PlaceInput({
  value,
  onChange,
  ...field
}: {
  value: string;
  onChange: (place: string) => void;
  name?: string;
  placeholder?: string;
}) {
  return (
    <Combobox
      {...field}
      text={value}
      onTextChange={onChange}
      onChoose={() => {}}
      load={loadPlaces}
      delay={PAUSE}
      getKey={({ latitude, longitude, display }) => `${display} ${latitude} ${longitude}`}
      getLabel={({ display }) => display}
      renderOption={(city, query) => <MatchText text={cityLabel(city)} query={query} />}
      listLabel="Cities"
      icon={<MapPin />}
      autoComplete="off"
    />
  );
}
