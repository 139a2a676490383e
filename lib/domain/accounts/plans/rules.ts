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
  opensLater: "Plans open after the beta.",
  renews:
    "Subscriptions are billed in advance. They renew automatically for the same period unless you cancel before it ends.",
  refunds:
    "Fees are non-refundable. After cancelling you keep the plan until the end of the period that is paid.",
  fees: `We may change fees. You get ${FEE_NOTICE_DAYS} days' notice before a change applies to you, and may cancel before it does.`,
};

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
