import { z } from "zod";
import { text } from "@/lib/core/fields";

export const MAX_LOCATIONS = 8;

export const searchLocationsInput = z.object({
  q: text("q", 100).min(2, "Type at least 2 letters"),
});

/** A known place: `display` is what a profile stores. */
export const locationView = z.object({
  display: z.string(),
  city: z.string(),
  state: z.string().nullable(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type LocationView = z.infer<typeof locationView>;

/** A place for what was typed, with the other name by which it was found: "wien" for Vienna; null for its own. */
export const locationSuggestion = locationView.extend({ alsoCalled: z.string().nullable() });
export type LocationSuggestion = z.infer<typeof locationSuggestion>;
