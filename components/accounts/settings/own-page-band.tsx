import { EyeOff } from "lucide-react";
import { ResendLink } from "@/components/accounts/accounts/resend-link";
import { WaitsNote } from "@/components/profiles/companies/rights";
import { ActionForm } from "@/components/ui/action-form";
import { Link } from "@/components/ui/link";
import { LinkButton } from "@/components/ui/link-button";
import { showOwnPage } from "@/lib/actions/settings";
import type { CompanyAct } from "@/lib/domain/profiles/companies/rules";
import type { OwnProfileView } from "@/lib/domain/profiles/profiles/schema";

type Facts = {
  profile: Pick<OwnProfileView, "visible" | "complete" | "status">;
  emailVerified: boolean;
  acts: readonly CompanyAct[];
};

/** The band says that only its own people see the page, why, and how it comes to be seen. */
export function OwnPageBand(facts: Facts) {
  return (
    <aside
      aria-label="Who sees this page"
      className="dock-top z-30 flex flex-wrap items-center gap-x-3 gap-y-2 bg-warn-tint px-5 py-2.5 text-sm md:px-8 print:hidden"
    >
      <EyeOff aria-hidden className="size-[18px] flex-none text-warn" />
      <p className="min-w-0 flex-1 text-pretty">
        <b className="font-[640] text-warn">{stateOf(facts.profile)}</b>{" "}
        <Link href="/settings/privacy" className="link whitespace-nowrap">
          Who sees what
        </Link>
      </p>
      <WayOut {...facts} />
    </aside>
  );
}

function stateOf({ visible, status }: Facts["profile"]): string {
  if (status === "INACTIVE") return "Inactive. Only your company sees this.";
  return visible ? "Not listed yet. Only you see this." : "Hidden. Only you see this.";
}

function WayOut({ profile: { visible, complete, status }, emailVerified, acts }: Facts) {
  if (status === "INACTIVE" && !acts.includes("manageCompany")) return <WaitsNote act="manageCompany" />;
  if (status === "INACTIVE") {
    return (
      <LinkButton href="/company-management?tab=profiles" variant="ink" size="sm">
        Activate it in Company
      </LinkButton>
    );
  }
  if (!visible && !acts.includes("publish")) return <WaitsNote act="publish" />;
  if (!visible) {
    return (
      <ActionForm action={showOwnPage} variant="ink" size="sm">
        Make it visible
      </ActionForm>
    );
  }
  if (!complete) {
    return (
      <LinkButton href="/setup-profile" variant="ink" size="sm">
        Complete it
      </LinkButton>
    );
  }
  if (emailVerified) return null;
  return (
    <p className="text-pretty">
      It is listed once you confirm your e-mail address. <ResendLink label="Send the link again" />
    </p>
  );
}
