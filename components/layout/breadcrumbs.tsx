import { Link } from "@/components/ui/link";

export type Crumb = { href: string; label: string };

/** The way up from a page: every step of it is a link, and the page itself is its heading. */
export function Breadcrumbs({ way }: { way: readonly Crumb[] }) {
  if (way.length === 0) return null;
  return (
    <nav aria-label="Breadcrumbs" className="meta">
      <ol className="flex flex-wrap">
        {way.map(({ href, label }, index) => (
          <li key={href} className="min-w-0 [overflow-wrap:anywhere]">
            {index > 0 && (
              <span aria-hidden className="mx-2">
                /
              </span>
            )}
            <Link href={href} prefetch={false} className="hit-area link inline-block">
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
