/** Filters that are links look like this. */
export const filterChip =
  "hit-area inline-flex h-8 items-center gap-1.5 whitespace-nowrap rounded-sm border border-rule px-2.5 text-ink-2 text-xs hover:border-ink hover:text-ink";
