import { BrandLink } from "@/components/layout/brand-link";
import { SiteMobileMenu } from "@/components/layout/site-mobile-menu";
import { SiteNav } from "@/components/layout/site-nav";
import { ViewerSlot } from "@/components/layout/viewer-slot";

/** The header of public pages: the same bytes for everybody, the viewer's part arrives in the browser. */
export function SiteHeader() {
  return (
    <header className="border-rule border-b">
      <div className="wrap flex h-14 items-center justify-between gap-8 md:h-16">
        <BrandLink />
        {/* A phone's menu opens by script: without one its places stand in a row that scrolls. */}
        <div className="contents max-md:noscript:block max-md:noscript:min-w-0 max-md:noscript:overflow-x-auto max-md:noscript:whitespace-nowrap max-md:noscript:[&_nav]:flex!">
          <SiteNav />
        </div>
        <div className="flex items-center gap-2 max-md:hidden">
          <ViewerSlot />
        </div>
        <div className="-mr-2.5 md:hidden noscript:hidden">
          <SiteMobileMenu />
        </div>
      </div>
    </header>
  );
}
