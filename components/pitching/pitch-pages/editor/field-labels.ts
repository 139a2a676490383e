import type { PitchForm } from "@/components/pitching/pitch-pages/editor/pitch-form";
import { describeFormValue } from "@/components/wizard/describe-value";

/** The names of the wizard's fields. */
export const fieldLabels: Record<keyof PitchForm, string> = {
  name: "Name",
  pitchTitle: "Pitch title",
  who: "Who",
  what: "What",
  why: "Why",
  about: "About",
  eventDate: "Date",
  eventTime: "Time",
  timeZone: "Time zone",
  eventLocation: "Location",
  lastDay: "Last day",
  topics: "Topics",
  demographics: "Demographics",
  perks: "Perks",
  perkDetails: "Details of perks",
  customPerks: "Anything else",
  assets: "Pictures and material",
  useForMatching: "Use for matching",
};

/** Writes a field's value as text; material by its number of pieces. */
export function describeField(field: keyof PitchForm, value: PitchForm[keyof PitchForm]): string[] {
  if (field !== "assets" || !Array.isArray(value)) return describeFormValue(value);
  return value.length === 0
    ? []
    : [value.length === 1 ? "1 piece" : `${value.length} pieces, in an order of their own`];
}
