import type { ReactNode } from "react";
import { PageTabStrip } from "@/components/ui/page-tab-strip";

/** `id` is the tab's word in the address: letters, digits and hyphens. */
export type PageTab = { id: string; label: string; count?: number; content: ReactNode };

/**
 * A public page is the same bytes for everybody: every panel is in the HTML and the address's fragment says which one
 * is shown, so that links, the back button and readers without JavaScript all work. A fragment that names something
 * inside a panel opens that panel; one that names nothing here opens `opens`, or else `initial`. Where the panels have
 * pages of their own (`root` and their word, for `initial` the root itself), tabs lead there until scripts open them in
 * place.
 */
export function PageTabs({
  tabs,
  initial,
  opens = initial,
  label,
  root,
  panel,
}: {
  tabs: PageTab[];
  initial: string;
  /** The panel that the root shows while `initial` has nothing to show. */
  opens?: string;
  label: string;
  /** Each panel has a page under this address. */
  root?: string;
  /** The page is that of this one panel: the others are not in it. */
  panel?: string;
}) {
  const first = panel ?? opens;
  const shown = panel ? tabs.filter(({ id }) => id === panel) : tabs;
  const addressOf = (id: string) => {
    if (root === undefined || id === first) return `#${id}`;
    if (id !== initial) return `${root}/${id}`;
    return id === opens ? root : `${panel ? root : ""}#${id}`;
  };
  return (
    <div data-page-tabs>
      <style>{tabCss(shown, first)}</style>
      <PageTabStrip
        tabs={tabs.map(({ id, label, count }) => ({ id, label, count, href: addressOf(id) }))}
        initial={first}
        label={label}
      />
      {shown.map(({ id, content }) => (
        <div
          key={id}
          id={id}
          role="tabpanel"
          aria-labelledby={`${id}-tab`}
          data-panel
          className="scroll-mt-16 pt-8 md:pt-10"
        >
          {content}
        </div>
      ))}
    </div>
  );
}

/** The part of a selector of what is around the tabs: while `tab` is open, which `first` is by itself. */
export function whileOpen(tab: string, first?: string): string {
  const target = (panel: string) => `${panel}:target,${panel} :target`;
  return tab === first ? `:not(:has(${target(`[data-panel]:not(#${tab})`)}))` : `:has(${target(`#${tab}`)})`;
}

const CHOSEN = "border-color:var(--accent-vivid);color:var(--ink)";

function tabCss(tabs: readonly PageTab[], initial: string): string {
  const root = "[data-page-tabs]";
  const none = `${root}:not(:has(>[data-panel]:target,>[data-panel] :target))`;
  const chosen = tabs.map(({ id }) => `${root}:has(>#${id}:target,>#${id} :target) #${id}-tab`);
  return [
    `${root}>[data-panel]{display:none}`,
    `${root}>[data-panel]:target,${root}>[data-panel]:has(:target),${none}>#${initial}{display:block}`,
    `${chosen.join(",")},${none} #${initial}-tab{${CHOSEN}}`,
  ].join("");
}
