/** The product's working name, held once: pages, mails and manifests read it from here. */
export const PRODUCT_NAME = "Fivewire";

/** The day of the terms and the privacy policy in force: noted with who accepts them, and shown on them. */
export const TERMS_VERSION = "2025-10-23";
export const TERMS_DAY = "October 23, 2025";

/** Days a pitch waits for an answer (docs/product.md#pitches): pitches expire by it, and notifications name it. */
export const ANSWER_DAYS = 14;
