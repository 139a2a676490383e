"use client";

import { usePathname } from "next/navigation";
import { mainLinks } from "@/components/layout/site-links";
import { Link } from "@/components/ui/link";

/** The header's links on wide screens, the open page underlined in the accent. */
export function SiteNav() {
  const path = usePathname();
  return (
    <nav aria-label="Main" className="flex flex-1 gap-1 max-md:hidden">
      {mainLinks.map(({ href, label }) => (
        <Link
          key={href}
          href={href}
          aria-current={path === href || path.startsWith(`${href}/`) ? "page" : undefined}
          className="inline-flex h-16 items-center border-transparent border-b-2 px-3 pt-0.5 text-ink-2 text-sm hover:text-ink aria-[current]:border-accent-vivid aria-[current]:text-ink"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
