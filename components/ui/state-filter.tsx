import { Link } from "@/components/ui/link";
import { cn } from "@/lib/utils/cn";

/** A link leads to the rows in one state, with their number. */
export function StateFilter(props: { label: string; count: number; current: boolean; href: string }) {
  const { label, count, current, href } = props;
  return (
    <Link
      href={href}
      aria-current={current ? "page" : undefined}
      className={cn(
        "inline-flex min-h-11 flex-none items-center gap-2 border-transparent border-b-2 text-ink-2 text-sm hover:text-ink",
        current && "border-accent font-[580] text-ink",
      )}
    >
      {label}
      <span className="num text-ink-3 text-xs">{count}</span>
    </Link>
  );
}
