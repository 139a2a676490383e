import { ArrowLeft, ArrowRight } from "lucide-react";
import { LinkButton } from "@/components/ui/link-button";
import { cn } from "@/lib/utils/cn";

/** Links lead to the page before and after, for a list whose pages have addresses. Nothing is shown for one page. */
export function PageSteps({
  page,
  pages,
  addressOf,
  before,
  after,
  className,
}: {
  /** The page's number, from 1. */
  page: number;
  pages: number;
  addressOf: (page: number) => string;
  /** The links' texts. */
  before: string;
  after: string;
  className?: string;
}) {
  if (pages <= 1) return null;
  return (
    <nav
      aria-label="Pages"
      className={cn("flex flex-wrap justify-between gap-3 border-rule border-t py-6", className)}
    >
      {page > 1 && (
        <LinkButton href={addressOf(page - 1)} prefetch={false} rel="prev">
          <ArrowLeft aria-hidden />
          {before}
        </LinkButton>
      )}
      {page < pages && (
        <LinkButton href={addressOf(page + 1)} prefetch={false} rel="next" className="ml-auto">
          {after}
          <ArrowRight aria-hidden />
        </LinkButton>
      )}
    </nav>
  );
}
