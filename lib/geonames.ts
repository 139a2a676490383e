/** Shown beside every list of places (CC BY 4.0). Apart from the product's name, which every page loads. */
export const GEONAMES_CREDIT = "Places by GeoNames (geonames.org), CC BY 4.0";
