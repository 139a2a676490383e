/** Slides a carousel shows at most (spec 2, section 9). */
export const MAX_SLIDES = 5;

/** Carousels begin at the third of their slides (spec 2, section 4), or at the last where there are fewer. */
export const firstSlide = (count: number) => Math.max(0, Math.min(2, count - 1));
