import { GEONAMES_CREDIT } from "@/lib/geonames";

/** What a profile's location is for, below its field. */
export const locationHelp = `A city. Distances in matches are measured from here. ${GEONAMES_CREDIT}`;
