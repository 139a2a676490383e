import { BrandLink } from "@/components/layout/brand-link";
import { SiteMobileMenu } from "@/components/layout/site-mobile-menu";
import { SiteNav } from "@/components/layout/site-nav";
import { ViewerSlot } from "@/components/layout/viewer-slot";

/** The header of public pages is the same bytes for everybody; the viewer's part arrives in the browser. */
export function SiteHeader() {
  return (
    <header className="border-rule border-b">
      <div className="wrap flex min-h-14 items-center justify-between gap-x-[clamp(0.5rem,2.2vw,2rem)] md:min-h-16">
        <BrandLink />
        <SiteNav />
        <div className="flex items-center gap-2 max-md:hidden">
          <ViewerSlot />
        </div>
        <div className="-mr-2.5 md:hidden">
          <SiteMobileMenu />
        </div>
      </div>
    </header>
  );
}
