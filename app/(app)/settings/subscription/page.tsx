import type { Metadata } from "next";
import type { SearchProps } from "@/app/(auth)/search-props";
import { ManageSubscription } from "@/components/accounts/settings/manage-subscription";
import { settingsMessages } from "@/components/accounts/settings/messages";
import { DoneNote } from "@/components/ui/done-note";
import { Section } from "@/components/ui/section";
import { me } from "@/lib/domain/accounts/accounts/queries";
import { FREE_PITCHES } from "@/lib/domain/accounts/plans/rules";
import { isBeta } from "@/lib/site";
import { page } from "@/lib/transport/page";
import { planLine } from "../rows";
import { SettingsSubPage } from "../sub-page";

export const metadata: Metadata = { title: "Subscription", robots: { index: false } };
export const dynamic = "force-dynamic";

const HERE = "/settings/subscription";

export default async function SubscriptionPage({ searchParams }: SearchProps) {
  const { done } = await searchParams;
  const { user } = await page(me, {}, HERE);
  const beta = isBeta();
  return (
    <SettingsSubPage here={HERE} title="Subscription" lede="Nothing is charged, no card is kept.">
      <DoneNote done={done} messages={{ manage: settingsMessages.beta }} />
      <Section title="Current plan">
        <p className="d2 mt-5 [overflow-wrap:anywhere]">{planLine(user, beta)}</p>
        <p className="my-5 text-ink-2">{limitOf(user, beta)}</p>
        {beta && <ManageSubscription />}
      </Section>
    </SettingsSubPage>
  );
}

/** The plan limits only the number of pitches. */
function limitOf({ plan, userType }: { plan: string; userType: string }, beta: boolean): string {
  if (beta) return "Pitches without limit for every account while the beta lasts.";
  return plan === "basic" && userType === "BRAND"
    ? `${FREE_PITCHES} pitches in total are free.`
    : "Pitches without limit.";
}
