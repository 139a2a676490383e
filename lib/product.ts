/** The product's working name, held once: pages, mails and manifests read it from here. */
export const PRODUCT_NAME = "Fivewire";
