/** The product's working name, held once: pages, mails and manifests read it from here. */
export const PRODUCT_NAME = "Fivewire";

/** Shown beside every list of places (CC BY 4.0). */
export const GEONAMES_CREDIT = "Places by GeoNames (geonames.org), CC BY 4.0";
