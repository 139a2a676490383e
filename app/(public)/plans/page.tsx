import { pageMetadata } from "@/app/(public)/_shared/page-metadata";
import { PlanTable } from "@/components/accounts/plans/plan-table";
import { Paragraphs } from "@/components/site/info/contents";
import { InfoPage } from "@/components/site/info/info-page";
import { Link } from "@/components/ui/link";
import { LinkButton } from "@/components/ui/link-button";
import { plannedFees, plannedFeeText, plans, planTexts } from "@/lib/domain/accounts/plans/rules";
import { PLANS_PATH } from "@/lib/domain/profiles/companies/rules";
import { PRODUCT_NAME } from "@/lib/product";
import { isBeta, sellsPlans } from "@/lib/site";
import { utcDay } from "@/lib/utils/dates";

export const generateMetadata = () =>
  pageMetadata({
    path: PLANS_PATH,
    title: "Plans",
    description: `What ${PRODUCT_NAME} holds for nothing and what the premium plan adds: pitches, members, newsrooms, and what it costs.`,
  });

export default function PlansPage() {
  return (
    <InfoPage title="Plans" lede="Press accounts are free. Brands, sources and creators begin with Basic.">
      <section aria-label="What each plan holds" className="mt-10 max-w-[54em] md:mt-14">
        <PlanTable />
        <p className="mt-4 text-ink-2 text-pretty text-sm">{planTexts.both}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
          {sellsPlans() ? (
            <LinkButton href="/settings/subscription" variant="ink" size="lg">
              Choose {plans.premium.label}
            </LinkButton>
          ) : (
            <p className="text-ink-2">
              {planTexts.opensLater}{" "}
              {isBeta() &&
                "While it lasts, every account has the premium plan in effect and nothing is charged."}
            </p>
          )}
        </div>
      </section>
      <section aria-labelledby="payment" className="mt-14 max-w-[44em] md:mt-20">
        <h2 id="payment" className="h3 rule-ink">
          How a subscription works
        </h2>
        <Paragraphs
          of={[
            planTexts.renews,
            planTexts.refunds,
            planTexts.fees,
            ...plannedFees.map(({ from, monthlyFee }) =>
              plannedFeeText(utcDay(`${from}T00:00:00Z`), monthlyFee),
            ),
          ]}
        />
        <Link
          href="/terms#subscriptions-and-fees"
          className="link mt-1 inline-flex min-h-11 items-center text-sm"
        >
          Subscriptions and fees
        </Link>
      </section>
    </InfoPage>
  );
}
