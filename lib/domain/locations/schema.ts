import { z } from "zod";

export const MAX_LOCATIONS = 8;

/** Shown beside every list of places (CC BY 4.0). */
export const GEONAMES_CREDIT = "Places by GeoNames (geonames.org), CC BY 4.0";

export const searchLocationsInput = z.object({
  q: z
    .string({ error: "q is required" })
    .trim()
    .min(2, "Type at least 2 letters")
    .max(100, "Type at most 100 letters"),
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
