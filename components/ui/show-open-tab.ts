/** Scrolls a row of tabs sideways, never the page, until the open one is in sight. */
export function showOpenTab(strip: HTMLElement | null): void {
  const row = strip?.getBoundingClientRect();
  const tab = strip?.querySelector('[aria-selected="true"], [aria-current]')?.getBoundingClientRect();
  if (!strip || !row || !tab) return;
  if (tab.right > row.right) strip.scrollLeft += tab.right - row.right + 20;
  else if (tab.left < row.left) strip.scrollLeft -= row.left - tab.left + 20;
}
