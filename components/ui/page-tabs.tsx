import type { ReactNode } from "react";
import { PageTabStrip } from "@/components/ui/page-tab-strip";

/** `id` is the tab's word in the address: letters, digits and hyphens. */
export type PageTab = { id: string; label: string; count?: number; content: ReactNode };

/**
 * A public page is the same bytes for everybody: every panel is in the HTML and the address's fragment says which one
 * is shown, so that links, the back button and readers without JavaScript all work. A fragment that names something
 * inside a panel opens that panel; one that names nothing here opens `initial`. Where the panels have pages of their
 * own (`root` and their word, for `initial` the root itself), tabs lead there until scripts open them in place.
 */
export function PageTabs({
  tabs,
  initial,
  label,
  root,
  panel,
}: {
  tabs: PageTab[];
  initial: string;
  label: string;
  /** Each panel has a page under this address. */
  root?: string;
  /** The page is that of this one panel: the others are not in it. */
  panel?: string;
}) {
  const first = panel ?? initial;
  const shown = panel ? tabs.filter(({ id }) => id === panel) : tabs;
  const addressOf = (id: string) => {
    if (root === undefined || id === first) return `#${id}`;
    return id === initial ? root : `${root}/${id}`;
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
