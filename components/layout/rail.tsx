import type { ReactNode } from "react";
import { Logo } from "@/components/layout/logo";
import { RailViewer } from "@/components/layout/rail-viewer";
import type { ShellItem, ShellViewer } from "@/components/layout/shell-types";
import { cappedCount } from "@/components/ui/count-badge";
import { Link } from "@/components/ui/link";
import { NamedIcon } from "@/components/ui/named-icon";
import { PRODUCT_NAME } from "@/lib/product";
import { cn } from "@/lib/utils/cn";

/** The rail of wide screens is 232 px wide with labels, 72 px with icons alone from 861 to 1180. */
export function Rail({
  label,
  viewer,
  items,
  lowItems,
  current,
  slot,
}: {
  label: string;
  viewer: ShellViewer;
  items: ShellItem[];
  lowItems: ShellItem[];
  current: string;
  slot?: ReactNode;
}) {
  return (
    <aside aria-label={label} className="border-rule border-r bg-sunk max-md:hidden">
      <div className="sticky top-0 flex h-dvh flex-col gap-1 overflow-y-auto px-3 pt-3.5 pb-4">
        <Link
          href="/dashboard"
          aria-label={`${PRODUCT_NAME}, to the dashboard`}
          className="mb-5 px-2.5 max-xl:flex max-xl:justify-center max-xl:px-0"
        >
          <Logo nameClass="max-xl:hidden" />
        </Link>
        <RailNav label={label} items={items} current={current} />
        {slot}
        <div className="mt-auto grid grid-cols-[minmax(0,1fr)] gap-1">
          {lowItems.length > 0 && <RailNav label="More" items={lowItems} current={current} />}
          <RailViewer viewer={viewer} />
        </div>
      </div>
    </aside>
  );
}

function RailNav({ label, items, current }: { label: string; items: ShellItem[]; current: string }) {
  return (
    <nav aria-label={label} className="grid gap-1">
      {items.map((item) => (
        <Link
          key={item.href}
          href={item.href}
          aria-current={item.href === current ? "page" : undefined}
          title={item.label}
          className={cn(
            "relative flex min-h-11 items-center gap-3 rounded-md px-2.5 font-[520] text-ink-2 text-sm hover:bg-paper hover:text-ink max-xl:justify-center max-xl:px-0",
            "aria-[current]:bg-paper aria-[current]:text-ink aria-[current]:shadow-[inset_0_0_0_1px_var(--rule)] aria-[current]:[&_svg]:text-accent",
          )}
        >
          <NamedIcon name={item.icon} className="size-5" />
          <span className="max-xl:sr-only">{item.label}</span>
          <RailCount item={item} />
        </Link>
      ))}
    </nav>
  );
}

function RailCount({ item: { count = 0, counted, waits } }: { item: ShellItem }) {
  if (count <= 0) return null;
  return (
    <span
      className={cn(
        "num ml-auto font-[600] text-2xs max-xl:absolute max-xl:top-0.5 max-xl:right-0 max-xl:text-[11px] max-xl:leading-[14px]",
        waits
          ? "rounded-[10px] bg-accent px-[7px] py-0.5 text-on-ink max-xl:px-[5px] max-xl:py-px"
          : "text-ink-2 max-xl:sr-only",
      )}
    >
      <span className="sr-only">, </span>
      {cappedCount(count)}
      <span className="sr-only"> {counted}</span>
    </span>
  );
}
