import type { ReactNode } from "react";
import { PageTabStrip, type StripTab } from "@/components/ui/page-tab-strip";

export type PageTab = StripTab & { content: ReactNode };

/**
 * Tabs of a public page, which is the same bytes for everybody: every panel is in the HTML and the address's fragment
 * says which one is shown, so links, the back button and readers without JavaScript all work. A fragment that names
 * something inside a panel opens that panel; one that names nothing here opens `initial`.
 */
export function PageTabs({ tabs, initial, label }: { tabs: PageTab[]; initial: string; label: string }) {
  return (
    <div data-page-tabs>
      <style>{tabCss(tabs, initial)}</style>
      <PageTabStrip
        tabs={tabs.map(({ id, label, count }) => ({ id, label, count }))}
        initial={initial}
        label={label}
      />
      {tabs.map(({ id, content }) => (
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
  const chosen = tabs.map(({ id }) => `${root}:has(>#${id}:target,>#${id} :target) a[href="#${id}"]`);
  return [
    `${root}>[data-panel]{display:none}`,
    `${root}>[data-panel]:target,${root}>[data-panel]:has(:target),${none}>#${initial}{display:block}`,
    `${chosen.join(",")},${none} a[href="#${initial}"]{${CHOSEN}}`,
  ].join("");
}
