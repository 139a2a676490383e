import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Meter } from "@/components/accounts/plans/meter";
import { WaitsNote } from "@/components/profiles/companies/rights";
import { ActionForm } from "@/components/ui/action-form";
import { HowCounted } from "@/components/ui/how-counted";
import { Kicker } from "@/components/ui/kicker";
import { LinkButton } from "@/components/ui/link-button";
import { managePayment, payPremium } from "@/lib/actions/plans";
import {
  feeText,
  planFeatures,
  planLine,
  plans,
  planTexts,
  usageFigures,
} from "@/lib/domain/accounts/plans/rules";
import type { PlanView } from "@/lib/domain/accounts/plans/schema";
import { PLANS_PATH, readOnlyNote } from "@/lib/domain/profiles/companies/rules";
import { utcDay } from "@/lib/utils/dates";

/** The plan in effect, what pays for it, and what is used of it. `beta` is drawn beside it while the beta lasts. */
export function PlanSummary({ plan, beta }: { plan: PlanView; beta?: ReactNode }) {
  return (
    <div className="mt-5 grid gap-x-18 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(240px,1fr)]">
      <div>
        <Kicker>Current plan</Kicker>
        <p className="d2 mt-2 [overflow-wrap:anywhere]">{planLine(plan.plan, plan.beta)}</p>
        {sentences(plan).map((sentence) => (
          <p key={sentence} className="mt-3 max-w-[38em] text-ink-2 text-pretty">
            {sentence}
          </p>
        ))}
        <ul className="mt-5 grid gap-x-8 gap-y-2.5 text-sm md:grid-cols-2">
          {planFeatures(plan.plan).map((feature) => (
            <li key={feature} className="flex items-start gap-2.5">
              <Check aria-hidden className="mt-0.5 size-4 flex-none text-good" />
              {feature}
            </li>
          ))}
        </ul>
        <div className="mt-6 flex flex-wrap items-start gap-3">
          <Payment plan={plan} />
          {plan.ownSubscription && (
            <ActionForm action={managePayment} fields={{ own: "true" }} variant="line">
              Manage your own subscription
            </ActionForm>
          )}
          <LinkButton href={PLANS_PATH}>Compare plans</LinkButton>
          {plan.beta && beta}
        </div>
      </div>
      <div className="grid content-start gap-8">
        <Usage plan={plan} />
        <section aria-labelledby="plan-payment">
          <h3 id="plan-payment" className="font-[620] text-sm">
            Payment method
          </h3>
          <p className="mt-2 text-pretty text-sm">
            {plan.subscription ? planTexts.payment : planTexts.noPayment}
          </p>
        </section>
      </div>
    </div>
  );
}

function sentences({
  plan,
  beta,
  onSale,
  subscription,
  ownSubscription,
  readOnlyAt,
  usage,
}: PlanView): string[] {
  const found: string[] = [];
  if (readOnlyAt) found.push(readOnlyNote(readOnlyAt));
  if (beta) found.push("Pitches without limit for every account while the beta lasts.");
  else if (plan === "basic" && usage.pitches.limit !== null)
    found.push(`${usage.pitches.limit} pitches in total are free.`);
  if (subscription?.pastDue) found.push("The last payment did not go through. It is tried again.");
  if (plan === "premium" && subscription?.endsAt)
    found.push(`You keep it until ${utcDay(subscription.endsAt)}.`);
  else if (plan === "premium" && subscription?.periodEndsAt)
    found.push(`It renews on ${utcDay(subscription.periodEndsAt)}.`);
  if (ownSubscription) found.push("You pay for a plan of your own beside your company's.");
  if (!onSale) found.push(planTexts.opensLater);
  else if (plan === "basic") found.push(planTexts.renews, planTexts.refunds);
  return found;
}

/** The button that leads to the payment provider; others than payers read who has it. */
function Payment({ plan: { plan, onSale, mayChange, ofCompany, subscription } }: { plan: PlanView }) {
  if (!onSale) return null;
  if (!mayChange) return ofCompany ? <WaitsNote act="managePlan" className="w-full" /> : null;
  if (subscription && plan === "premium") {
    return (
      <ActionForm action={managePayment} variant="ink">
        Manage subscription
      </ActionForm>
    );
  }
  if (plan === "premium") return null;
  return (
    <ActionForm action={payPremium} variant="ink">
      Choose {plans.premium.label}, {feeText(plans.premium.monthlyFee)}
    </ActionForm>
  );
}

const overNote = ({ used, limit }: { used: number; limit: number | null }) =>
  limit !== null && used > limit ? "More than the plan holds: what is over can only be read." : undefined;

function Usage({ plan: { usage, ofCompany } }: { plan: PlanView }) {
  return (
    <section aria-labelledby="plan-usage">
      <h3 id="plan-usage" className="font-[620] text-sm">
        Used
      </h3>
      <dl>
        {ofCompany && (
          <>
            <Meter label="Members and open invitations" {...usage.members} note={overNote(usage.members)} />
            <Meter label="Newsrooms" {...usage.newsrooms} note={overNote(usage.newsrooms)} />
          </>
        )}
        <Meter
          label="Pitches sent"
          {...usage.pitches}
          {...(ofCompany && { note: "Of the whole company." })}
        />
        <Meter label="API calls this month" {...usage.apiCalls} />
      </dl>
      <HowCounted
        label="How these are counted"
        terms={usageFigures.filter(
          ({ label }) => ofCompany || label === "Pitches sent" || label === "API calls",
        )}
      />
    </section>
  );
}
