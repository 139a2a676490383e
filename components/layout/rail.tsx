import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Logo } from "@/components/layout/logo";
import { RailViewer } from "@/components/layout/rail-viewer";
import type { ShellGroup, ShellItem, ShellViewer } from "@/components/layout/shell-types";
import { cappedCount } from "@/components/ui/count-badge";
import { Link } from "@/components/ui/link";
import { NamedIcon } from "@/components/ui/named-icon";
import { PRODUCT_NAME } from "@/lib/product";
import { cn } from "@/lib/utils/cn";

/** The rail of wide screens is 232 px wide with labels, 72 px with icons alone from 861 to 1180, and grows with the text. */
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
  lowItems: (ShellItem | ShellGroup)[];
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

function RailNav({
  label,
  items,
  current,
}: {
  label: string;
  items: (ShellItem | ShellGroup)[];
  current: string;
}) {
  return (
    <nav aria-label={label} className="grid gap-1">
      {items.map((item) =>
        "items" in item ? (
          <RailGroup key={item.label} group={item} current={current} />
        ) : (
          <RailLink key={item.href} item={item} current={current} />
        ),
      )}
    </nav>
  );
}

const row =
  "relative flex min-h-11 items-center gap-3 rounded-md px-2.5 font-[520] text-ink-2 text-sm hover:bg-paper hover:text-ink max-xl:justify-center max-xl:px-0";

function RailLink({ item, current, className }: { item: ShellItem; current: string; className?: string }) {
  return (
    <Link
      href={item.href}
      aria-current={item.href === current ? "page" : undefined}
      title={item.label}
      className={cn(
        row,
        "aria-[current]:bg-paper aria-[current]:text-ink aria-[current]:shadow-[inset_0_0_0_1px_var(--rule)] aria-[current]:[&_svg]:text-accent",
        className,
      )}
    >
      <NamedIcon name={item.icon} className="size-5" />
      <span className="max-xl:sr-only">{item.label}</span>
      <RailCount item={item} />
    </Link>
  );
}

/** Places that belong together unfold under their name; where icons stand alone they follow each other. */
function RailGroup({ group: { label, icon, items }, current }: { group: ShellGroup; current: string }) {
  return (
    <details open className="group/unfolds">
      <summary className={cn(row, "list-none max-xl:hidden [&::-webkit-details-marker]:hidden")}>
        <NamedIcon name={icon} className="size-5" />
        {label}
        <ChevronDown aria-hidden className="ml-auto size-4 group-open/unfolds:rotate-180" />
      </summary>
      <ul aria-label={label} className="grid max-xl:gap-1 xl:ml-5 xl:border-rule xl:border-l xl:pl-2">
        {items.map((item) => (
          <li key={item.href}>
            <RailLink item={item} current={current} className="xl:min-h-9 xl:text-xs xl:[&_svg]:hidden" />
          </li>
        ))}
      </ul>
    </details>
  );
}

function RailCount({ item: { count = 0, counted, waits } }: { item: ShellItem }) {
  if (count <= 0) return null;
  return (
    <span
      className={cn(
        "num ml-auto font-[600] text-2xs max-xl:absolute max-xl:top-0.5 max-xl:right-0 max-xl:text-[0.6875rem] max-xl:leading-[0.875rem]",
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
