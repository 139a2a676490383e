/** Tabs that Radix draws and tabs that are links share this look. */
export const tabStrip =
  "-mx-1 flex gap-5 overflow-x-auto border-rule border-b [scrollbar-width:none] max-md:-mx-5 max-md:px-4";
export const tabTrigger =
  "-mb-px inline-flex min-h-12 items-center gap-1.5 whitespace-nowrap border-transparent border-b-2 px-1 pt-0.5 font-[540] text-ink-2 text-sm hover:text-ink focus-visible:-outline-offset-2";
export const tabCount = "num font-[560] text-2xs text-ink-3";

/** The panel of the open one of tabs that are links, which names it. */
export const tabPanel = (open: string) =>
  ({ id: "tab-panel", role: "tabpanel", "aria-labelledby": `tab-${open}` }) as const;
