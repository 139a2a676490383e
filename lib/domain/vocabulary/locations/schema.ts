import { z } from "zod";
import { text } from "@/lib/core/fields";

export const MAX_LOCATIONS = 8;

export const searchLocationsInput = z.object({
  q: text("q", 100).min(2, "Type at least 2 letters"),
});

/** A known place for what was typed; a profile stores its `display`. */
export const locationSuggestion = z.object({
  display: z.string(),
  city: z.string(),
  state: z.string().nullable(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** The time zone of its clocks, such as "Europe/Oslo". */
  zone: z.string(),
  /** The other name by which it was found, as typed and completed: "wien" for Vienna. Null for its own. */
  alsoCalled: z.string().nullable(),
});
export type LocationSuggestion = z.infer<typeof locationSuggestion>;
