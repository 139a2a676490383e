import type { ShellItem } from "@/components/layout/shell-types";
import { CornerCount } from "@/components/ui/count-badge";
import { Link } from "@/components/ui/link";
import { NamedIcon } from "@/components/ui/named-icon";

/** The bar is in reach of the thumb on phones: up to five links, 64 px, with counts only for what waits. */
export function BottomBar({ label, items, current }: { label: string; items: ShellItem[]; current: string }) {
  return (
    <nav
      aria-label={`${label}, bottom bar`}
      data-bar="bottom"
      className="dock z-20 grid auto-cols-fr grid-flow-col border-rule border-t bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {items.map((item) => (
        <Link
          key={item.href}
          href={item.href}
          aria-current={item.href === current ? "page" : undefined}
          className="relative grid h-16 content-center justify-items-center gap-[3px] font-[540] text-2xs text-ink-3 aria-[current]:text-ink aria-[current]:before:absolute aria-[current]:before:inset-x-[24%] aria-[current]:before:-top-px aria-[current]:before:h-0.5 aria-[current]:before:bg-accent-vivid"
        >
          <NamedIcon name={item.icon} className="size-6" />
          {item.label}
          {item.waits && (
            <CornerCount
              count={item.count ?? 0}
              counted={item.counted}
              className="top-1.5 left-[calc(50%+8px)]"
            />
          )}
        </Link>
      ))}
    </nav>
  );
}
