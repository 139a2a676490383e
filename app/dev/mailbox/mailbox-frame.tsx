import type { ReactNode } from "react";
import { SiteHeader } from "@/components/layout/site-header";

export function MailboxFrame({ children }: { children: ReactNode }) {
  return (
    <div data-accent="press">
      <SiteHeader />
      <main id="main" className="wrap pt-8 pb-18 md:pt-14">
        {children}
      </main>
    </div>
  );
}
