import { companyPlaces, type PlanName } from "@/lib/domain/profiles/companies/rules";
import type { PlanMailKind } from "./schema";

type Plan = {
  label: string;
  /** US dollars a month. */
  monthlyFee: number;
  /** Pitches that a brand may send in total; null where their number has no limit, as below. */
  pitches: number | null;
  members: number | null;
  newsrooms: number | null;
};

/** The plan page, the quota and the meters read what a plan holds from here (docs/product.md#plans). */
export const plans = {
  basic: { label: "Basic", monthlyFee: 0, pitches: 5, ...companyPlaces.basic },
  premium: { label: "Premium", monthlyFee: 299, pitches: null, ...companyPlaces.premium },
} as const satisfies Record<PlanName, Plan>;

/** A brand on the basic plan may send so many pitches in total (the legal terms). */
export const FREE_PITCHES = plans.basic.pitches;

/** A changed fee applies to a subscriber so many days after the mail about it, at the earliest (the legal terms). */
export const FEE_NOTICE_DAYS = 30;

export type PlannedFee = {
  /** The first day (UTC) of the new fee: 2027-03-01. */
  from: string;
  /** US dollars a month. */
  monthlyFee: number;
};

/**
 * Changes of the premium fee that are to come, in order. A day after one is deployed, its subscribers have the mail,
 * and the plan page says it (docs/operations.md#plans).
 */
export const plannedFees: readonly PlannedFee[] = [];

/** These texts stand on the plan page, in the settings and in mails. */
export const planTexts = {
  both: "Both plans hold all six tabs of Analytics, reports as CSV, to print and monthly by mail, and the API with its tokens.",
  opensLater: "Plans open after the beta.",
  noPayment:
    "No card is kept. It is asked for when a plan is chosen, by the payment provider, and never before.",
  payment: "The payment provider keeps the card and the invoices. “Manage subscription” opens them there.",
  renews:
    "Subscriptions are billed in advance. They renew automatically for the same period unless you cancel before it ends.",
  refunds:
    "Fees are non-refundable. After cancelling you keep the plan until the end of the period that is paid.",
  fees: `We may change fees. You get ${FEE_NOTICE_DAYS} days' notice before a change applies to you, and may cancel before it does.`,
};

/** What a plan gives, in a few words each. What both give is said once, on the plan page. */
export const planFeatures = (plan: PlanName): string[] => [
  plans[plan].pitches === null
    ? "Pitches without limit"
    : `${plans[plan].pitches} pitches of a brand in total`,
  plans[plan].members === 1
    ? "One member of the company"
    : `Up to ${plans[plan].members} members of a company`,
  plans[plan].newsrooms === null ? "Newsrooms without limit" : "One newsroom of the company",
];

/** How each use of a plan is counted. */
export const usageFigures = [
  {
    label: "Members",
    counted: "Active members, and invitations that are open: each holds a place. Counted now.",
  },
  {
    label: "Newsrooms",
    counted: "All of the company's, drafts, paused and inactive ones included. Counted now.",
  },
  {
    label: "Pitches sent",
    counted:
      "All that were ever sent, since the account or its company began. Withdrawn ones count, unsent ones do not.",
  },
  {
    label: "API calls",
    counted:
      "Requests made with API tokens, the company's and its members', since the 1st of this month (UTC). Refused ones count.",
  },
];

export const planLine = (plan: PlanName, beta: boolean): string =>
  beta ? "Premium, free in the beta" : plans[plan].label;

/** "5 in total", "No limit". */
export const limitText = (limit: number | null, suffix = ""): string =>
  limit === null ? "No limit" : `${limit}${suffix}`;

export const plannedFeeText = (day: string, monthlyFee: number): string =>
  `From ${day} Premium costs ${feeText(monthlyFee)}.`;

export const feeText = (fee: number): string => (fee === 0 ? "Nothing" : `$${fee} a month`);

type Known = { plan: PlanName; isPastDue: boolean; endsAt: Date | null };

/** The kind of mail that a payer gets about two readings; null where nothing changed for them. */
export function planChange(before: Known, after: Known): PlanMailKind | null {
  if (before.plan !== after.plan) return after.plan === "premium" ? "started" : "ended";
  if (after.plan === "basic") return null;
  if (after.isPastDue && !before.isPastDue) return "past_due";
  if (after.endsAt && !before.endsAt) return "ending";
  return before.endsAt && !after.endsAt ? "renewed" : null;
}
