import type { ReactNode } from "react";
import { SiteHeader } from "@/components/layout/site-header";

/** The mailbox's pages: the public header and one column. */
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

const format = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

/** When a mail was written, in UTC: "Nov 21, 2026, 3:41 PM UTC". */
export const mailTime = (iso: string) => `${format.format(new Date(iso))} UTC`;
