import { Eye } from "lucide-react";
import type { ReactNode } from "react";
import { toShellViewer } from "@/components/accounts/accounts/shell-viewer";
import { AppPage, AppPageHead } from "@/components/layout/app-page";
import { AppShell } from "@/components/layout/app-shell";
import type { ShellItem } from "@/components/layout/shell-types";
import { me } from "@/lib/domain/accounts/accounts/queries";
import { readOverview } from "@/lib/domain/staff/overview/queries";
import type { OverviewView } from "@/lib/domain/staff/overview/schema";
import { page } from "@/lib/transport/page";

/** Reads what every page of staff shows around it. For everybody else there is no such page: the operation answers so. */
export async function readAdminFrame(here: string) {
  const [{ overview }, { user }] = await Promise.all([page(readOverview, {}, here), page(me, {}, here)]);
  // Staff act for the platform, whatever type and plan their account is of.
  const viewer = { ...toShellViewer(user), accent: undefined, typeLabel: "Staff", planLabel: "" };
  return { overview, viewer };
}

const waiting = (href: string, label: string, icon: string, count: number): ShellItem => ({
  ...{ href, label, icon, count, counted: "waiting", waits: true },
});

const placesOf = ({ reports, reviews, failedJobs, failedMails }: OverviewView): ShellItem[] => [
  { href: "/admin", label: "People", icon: "users" },
  waiting("/admin/reviews", "Reviews", "shield-check", reviews),
  waiting("/admin/reports", "Reports", "flag", reports),
  waiting("/admin/jobs", "Jobs", "list-checks", failedJobs),
  waiting("/admin/mail", "Mail", "mail", failedMails),
];

const LOW: ShellItem[] = [
  { href: "/admin/figures", label: "Figures", icon: "chart-column" },
  { href: "/admin/log", label: "Audit log", icon: "scroll-text" },
  { href: "/dashboard", label: "Back to Fivewire", icon: "arrow-left" },
];

export function AdminFrame({
  frame: { overview, viewer },
  current,
  title,
  lead,
  way,
  children,
}: {
  frame: Awaited<ReturnType<typeof readAdminFrame>>;
  current: string;
  title: ReactNode;
  lead?: ReactNode;
  way?: Parameters<typeof AppPageHead>[0]["way"];
  children: ReactNode;
}) {
  return (
    <AppShell label="Staff" viewer={viewer} items={placesOf(overview)} lowItems={LOW} current={current}>
      <AppPage>
        <AppPageHead
          way={way}
          lead={lead}
          title={title}
          actions={
            <p className="meta flex items-center gap-2 max-md:hidden">
              <Eye aria-hidden className="size-4 flex-none" />
              What you open and do is in the audit log, with your name
            </p>
          }
        />
        {children}
      </AppPage>
    </AppShell>
  );
}
