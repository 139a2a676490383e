import { GEONAMES_CREDIT } from "@/lib/geonames";

/** The help below the field says what a profile's location is for. */
export const locationHelp = `A city. Distances in matches are measured from here. ${GEONAMES_CREDIT}`;
