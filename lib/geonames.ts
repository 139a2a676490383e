/** Every list of places shows it (CC BY 4.0). It stands apart from the product's name, which every page loads. */
export const GEONAMES_CREDIT = "Places by GeoNames (geonames.org), CC BY 4.0";
