"use client";

import { usePathname } from "next/navigation";
import { mainLinks } from "@/components/layout/site-links";
import { Link } from "@/components/ui/link";

/**
 * A link is underlined in the accent where the open page is or belongs: a newsroom (/brand-newsroom/...) to its
 * directory (/brands).
 */
export function SiteNav() {
  const path = usePathname();
  return (
    <nav aria-label="Main" className="flex flex-1 gap-1 max-md:hidden">
      {mainLinks.map(({ href, label }) => (
        <Link
          key={href}
          href={href}
          aria-current={path === href ? "page" : path.startsWith(href.replace(/s$/, "")) || undefined}
          className="inline-flex h-16 items-center border-transparent border-b-2 px-3 pt-0.5 text-ink-2 text-sm hover:text-ink aria-[current]:border-accent-vivid aria-[current]:text-ink"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
