import type { PitchStatus } from "@/db/enums";
import { type FigureName, figures } from "@/lib/domain/insights/figures/rules";
import { successRateOf } from "@/lib/domain/pitching/pitches/rules";

type Step = { label: string; counted: string };

/** Each step of the way from a shown profile to a published story, in order, with how it is counted. */
export const funnelSteps = {
  shown: {
    label: "Shown",
    counted:
      "Profiles whose card you saw for the first time in these days, in the deck or on its own page. A decision counts as seen.",
  },
  liked: {
    label: "Liked",
    counted: "Those that you liked or super liked. Still open: you have not decided yet.",
  },
  matched: {
    label: "Matched",
    counted: "Those that liked you too. Still open: they have not decided on you yet.",
  },
  pitched: {
    label: "Pitched",
    counted: "Matches of which one of you sent the other a pitch since. Still open: neither has.",
  },
  accepted: {
    label: "Accepted",
    counted: "Those whose pitch was accepted. Still open: a pitch waits for its answer.",
  },
  published: {
    label: "Published",
    counted:
      "Those with a published story whose page we could read. Still open: the collaboration is not completed, or its story's page was not read yet.",
  },
} as const satisfies Record<string, Step>;
export type FunnelStep = keyof typeof funnelSteps;
export const funnelNames = Object.keys(funnelSteps) as [FunnelStep, ...FunnelStep[]];

type Reached = Record<FunnelStep, number>;
/** Those that reached the step before and may still reach this one. */
type Open = Record<Exclude<FunnelStep, "shown">, number>;

/** The share in percent that went on, of those of the step before that are not open; null where that is nobody. */
export function funnelOf(reached: Reached, open: Open) {
  return funnelNames.map((name, index) => {
    const before = funnelNames[index - 1];
    const of = before ? reached[before] : null;
    const isOpen = name in open ? open[name as keyof Open] : 0;
    const decided = (of ?? 0) - isOpen;
    return {
      name,
      ...funnelSteps[name],
      reached: reached[name],
      of,
      open: isOpen,
      rate: of === null || decided <= 0 ? null : Math.round((reached[name] / decided) * 100),
    };
  });
}

/**
 * Finds the step that the smallest part of the step before went on to, of those that are decided; null where nobody of
 * these stayed behind.
 */
export function narrowestOf(
  steps: readonly { label: string; reached: number; of: number | null; open: number }[],
) {
  const narrowed = steps.flatMap(({ label, reached, of, open }, index) => {
    const decided = (of ?? 0) - open;
    if (reached >= decided) return [];
    return [{ before: nameIn(steps[index - 1]?.label), after: nameIn(label), reached, decided, open }];
  });
  return narrowed.sort((one, other) => one.reached * other.decided - other.reached * one.decided)[0] ?? null;
}
const nameIn = (label = "") => label.toLowerCase();

/** Fewer accounts have no benchmark, because their figures could be guessed from it. */
export const LEAST_ACCOUNTS = 5;
export const BENCHMARK_DAYS = 90;

type Measure = {
  label: string;
  counted: string;
  unit: "percent" | "score" | "count";
  /**
   * A count of figures; with `among`, their share in percent of those. Reputation comes from the ratings instead, and
   * the success rate from the pitches.
   */
  of: readonly FigureName[];
  among?: readonly FigureName[];
};

/** Each measure that is compared with other accounts of the type, over the last 90 days. */
export const measures = {
  responseRate: {
    label: "Pitches to you answered",
    counted: "Of those that you answered or that had their time.",
    unit: "percent",
    of: ["pitchesAnswered"],
    among: ["pitchesAnswered", "pitchesUnanswered"],
  },
  successRate: {
    label: "Success rate",
    counted:
      "Own pitches accepted, of all that you sent in these days, as they stand by now. One that still waits for its answer counts as sent, so the rate may grow.",
    unit: "percent",
    of: [],
  },
  reputation: {
    label: "Reputation",
    counted: "Out of 5, from all ratings that count.",
    unit: "score",
    of: [],
  },
  matchesMade: {
    label: figures.matchesMade.label,
    counted: "Matches of the last 90 days.",
    unit: "count",
    of: ["matchesMade"],
  },
  storiesPublished: {
    label: figures.storiesPublished.label,
    counted: "Stories of the last 90 days that collaborations named and whose page was read.",
    unit: "count",
    of: ["storiesPublished"],
  },
  followersGained: {
    label: figures.followersGained.label,
    counted: "Followers gained here in the last 90 days.",
    unit: "count",
    of: ["followersGained"],
  },
} as const satisfies Record<string, Measure>;
export type MeasureName = keyof typeof measures;
export const measureNames = Object.keys(measures) as [MeasureName, ...MeasureName[]];

type Accounts = { percentiles: readonly number[]; accounts: number };
/** A share that SQL divides may differ from the same share here by less than this. */
const ROUNDING = 1e-9;

/** Counts the accounts with at most this value: exactly up to a hundred, among more to a hundredth of them. */
const countUpTo = (most: number, { percentiles, accounts }: Accounts) =>
  Math.ceil((percentiles.slice(1).filter((other) => other <= most).length * accounts) / 100);

/**
 * The place of a value among accounts, 1 for the most; equal values share the better one. `percentiles` holds the values
 * at 0, 1, ... 100 percent.
 */
export const placeOf = (value: number, all: Accounts): number =>
  Math.min(all.accounts, all.accounts - countUpTo(value + ROUNDING, all) + 1);

/** Answers whether several of the accounts have this value. */
export const isShared = (value: number, all: Accounts): boolean =>
  countUpTo(value + ROUNDING, all) - countUpTo(value - ROUNDING, all) > Math.max(1, all.accounts / 100);

/** Where a pitch that was sent in a period stands by now. A collaboration stays accepted when it is completed. */
export const outreachStates = {
  accepted: { label: "Accepted", of: ["accepted", "completed"] },
  declined: { label: "Declined", of: ["declined"] },
  expired: { label: "Expired", of: ["expired"] },
  withdrawn: { label: "Withdrawn", of: ["withdrawn"] },
  waiting: { label: "Waiting", of: ["sent", "read"] },
} as const satisfies Record<string, { label: string; of: readonly PitchStatus[] }>;
export type OutreachState = keyof typeof outreachStates;
export const outreachNames = Object.keys(outreachStates) as [OutreachState, ...OutreachState[]];

/** Rounds a measured value as screens, tables and files show it: a score to one decimal, all others to whole numbers. */
export const roundFigure = (unit: Measure["unit"], value: number): number =>
  unit === "score" ? Number(value.toFixed(1)) : Math.round(value);

/**
 * The shares of one whole, each rounded by itself to whole percent: equal counts have equal shares, and their sum may
 * miss 100 by one or two. All are 0 of nothing.
 */
export function sharesOf(counts: readonly number[]): number[] {
  const whole = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count) => successOf({ sent: whole, accepted: count }) ?? 0);
}

/** The success rate in percent, as every screen, table and file shows it; null where nothing was sent. */
export const successOf = (counts: { sent: number; accepted: number }): number | null => {
  const rate = successRateOf(counts);
  return rate === null ? null : roundFigure("percent", 100 * rate);
};
