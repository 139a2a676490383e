import { ArrowLeft } from "lucide-react";
import { Link } from "@/components/ui/link";

import { cn } from "@/lib/utils/cn";

export type Crumb = { href: string; label: string };

const isBack = (label: string) => label.startsWith("Back to ");

/** The way up from a page: every step of it is a link, and the page itself is its heading. */
export function Breadcrumbs({ way }: { way: readonly Crumb[] }) {
  if (way.length === 0) return null;
  return (
    <nav aria-label="Breadcrumbs" className="meta mb-1.5">
      <ol className="flex flex-wrap">
        {way.map(({ href, label }, index) => (
          <li key={href} className="min-w-0 [overflow-wrap:anywhere]">
            {index > 0 && (
              <span aria-hidden className="mx-2">
                /
              </span>
            )}
            <Link
              href={href}
              prefetch={false}
              className={cn(
                "hit-area inline-flex items-center gap-1.5",
                isBack(label) ? "hover:underline" : "link",
              )}
            >
              {isBack(label) && <ArrowLeft aria-hidden className="size-4" />}
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
