/** The product's working name is here only: pages, mails and manifests read it. */
export const PRODUCT_NAME = "Fivewire";

/** The day of the terms and the privacy policy in force is noted with everyone who accepts them, and shown on them. */
export const TERMS_VERSION = "2025-10-23";
export const TERMS_DAY = "October 23, 2025";

/** Days that a pitch waits for an answer (docs/product.md#pitches): pitches expire by it, and notifications name it. */
export const ANSWER_DAYS = 14;
