import Link from "next/link";
import { Logo } from "@/components/layout/logo";
import { footerLinks } from "@/components/layout/site-links";
import { PRODUCT_NAME } from "@/lib/product";
import { cn } from "@/lib/utils/cn";

/** The footer of public pages. `flush` where the page's last part already carries a rule and space. */
export function SiteFooter({ flush = false }: { flush?: boolean }) {
  return (
    <footer className={cn("pt-10 pb-12", !flush && "mt-16 border-rule border-t md:mt-24")}>
      <div className="wrap flex flex-col items-start justify-between gap-x-12 gap-y-2 md:flex-row md:items-center md:gap-y-6">
        <Link href="/" aria-label={`${PRODUCT_NAME}, home`}>
          <Logo />
        </Link>
        <nav aria-label="Footer" className="max-md:w-full">
          <ul className="gap-x-6 max-md:grid max-md:grid-cols-2 md:flex md:flex-wrap">
            {footerLinks.map(({ href, label }) => (
              <li key={href}>
                <Link
                  href={href}
                  className="inline-flex min-h-11 items-center text-ink-2 text-sm hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
