import { Link } from "@/components/ui/link";
import { cn } from "@/lib/utils/cn";

export function WhyLink({ className }: { className?: string }) {
  return (
    <Link
      href="/matching/why"
      className={cn(
        "hit-area whitespace-nowrap px-2 font-[560] text-ink-2 text-xs underline-offset-4 hover:text-ink hover:underline",
        className,
      )}
    >
      Why these<span className="sr-only">: what was learned from what you did</span>
    </Link>
  );
}
