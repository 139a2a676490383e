// A module of its own, so that drag and cardThrow are loaded after the first card is there to read.
export { domMax } from "motion/react";
