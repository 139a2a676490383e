// The module is separate, so that drag and flight are loaded after the first card is there to read.
export { domMax } from "motion/react";
