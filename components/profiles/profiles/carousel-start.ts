/** A carousel shows so many slides at most (docs/product.md#profiles). */
export const MAX_SLIDES = 5;

/** Carousels begin at the third of their slides, or at the last where there are fewer. */
export const firstSlide = (count: number) => Math.max(0, Math.min(2, count - 1));
