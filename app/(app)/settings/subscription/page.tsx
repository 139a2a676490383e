import type { Metadata } from "next";
import { redirect } from "next/navigation";
import type { SearchProps } from "@/app/(auth)/search-props";
import { PlanSummary } from "@/components/accounts/plans/plan-summary";
import { ManageSubscription } from "@/components/accounts/settings/manage-subscription";
import { settingsMessages } from "@/components/accounts/settings/messages";
import { DoneNote } from "@/components/ui/done-note";
import { Section } from "@/components/ui/section";
import { settleCheckout } from "@/lib/domain/accounts/plans/commands/pay";
import { readPlan } from "@/lib/domain/accounts/plans/queries";
import { UPGRADE_PATH } from "@/lib/domain/profiles/companies/rules";
import { sellsPlans } from "@/lib/site";
import { page } from "@/lib/transport/page";
import { SettingsSubPage } from "../sub-page";

export const metadata: Metadata = { title: "Subscription", robots: { index: false } };
export const dynamic = "force-dynamic";

export default async function SubscriptionPage({ searchParams }: SearchProps) {
  const { done, session } = await searchParams;
  // The payment's page leads back here before its event may have come.
  if (typeof session === "string" && sellsPlans()) {
    const { paid } = await page(settleCheckout, { sessionId: session }, UPGRADE_PATH);
    redirect(`${UPGRADE_PATH}?done=${paid ? "paid" : "pending"}`);
  }
  const { plan } = await page(readPlan, {}, UPGRADE_PATH);
  return (
    <SettingsSubPage
      here={UPGRADE_PATH}
      title="Subscription"
      width="full"
      lede={plan.onSale ? undefined : "Nothing is charged, no card is kept."}
    >
      <DoneNote
        done={done}
        messages={{
          manage: settingsMessages.beta,
          paid: settingsMessages.paid,
          pending: settingsMessages.paymentPending,
        }}
      />
      <Section title="Billing & Plans">
        <PlanSummary plan={plan} beta={<ManageSubscription />} />
      </Section>
    </SettingsSubPage>
  );
}
