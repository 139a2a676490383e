import { Logo } from "@/components/layout/logo";
import { footerLinks } from "@/components/layout/site-links";
import { PRODUCT_NAME } from "@/lib/product";
import { cn } from "@/lib/utils/cn";

/** Use `flush` where the page's last part already carries a rule and space. */
export function FooterView({
  social,
  flush = false,
}: {
  social: readonly { name: string; url: string }[];
  flush?: boolean;
}) {
  return (
    <footer className={cn("pt-10 pb-12", !flush && "mt-16 border-rule border-t md:mt-24")}>
      <div className="wrap flex flex-col items-start justify-between gap-x-12 gap-y-2 md:flex-row md:items-center md:gap-y-6">
        <a href="/" aria-label={`${PRODUCT_NAME}, home`}>
          <Logo />
        </a>
        <div className="max-md:w-full">
          <nav aria-label="Footer">
            <ul className="gap-x-6 max-md:grid max-md:grid-cols-2 md:flex md:flex-wrap md:justify-end">
              {footerLinks.map(({ href, label }) => (
                <li key={href}>
                  <a href={href} className={linkStyle}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {social.length > 0 && (
            <ul
              aria-label={`${PRODUCT_NAME} elsewhere`}
              className="gap-x-6 max-md:mt-2 max-md:grid max-md:grid-cols-2 max-md:border-rule max-md:border-t max-md:pt-2 md:flex md:flex-wrap md:justify-end"
            >
              {social.map(({ name, url }) => (
                <li key={url}>
                  <a href={url} rel="me noopener" className={linkStyle}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </footer>
  );
}

const linkStyle = "inline-flex min-h-11 items-center text-ink-2 text-sm hover:underline";
