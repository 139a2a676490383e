/** Tabs inside the app (Radix) and on public pages (links) share this look. */
export const tabStrip =
  "flex gap-7 overflow-x-auto border-rule border-b [scrollbar-width:none] max-md:-mx-5 max-md:px-5";
export const tabTrigger =
  "-mb-px inline-flex min-h-12 items-center gap-1.5 whitespace-nowrap border-transparent border-b-2 pt-0.5 font-[540] text-ink-2 text-sm hover:text-ink focus-visible:-outline-offset-2";
export const tabCount = "num font-[560] text-2xs text-ink-3";
