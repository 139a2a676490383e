import { z } from "zod";
import { eventKinds, pitchStatuses, ratingValues } from "@/db/enums";
import { bounds } from "@/lib/core/bounds";
import { anyCaseEnum, calendarDay, flag, isoDate, timeZone, unbroken, upperEnum } from "@/lib/core/fields";
import { pageInput, paginationSchema } from "@/lib/core/page-schema";
import { partyView } from "@/lib/domain/profiles/profiles/schema";
import { DEFAULT_PERIOD, daysBetween, MAX_DAYS, periodLabels, periodNames } from "@/lib/utils/periods";
import { type FigureName, figureNames, figures } from "./rules";

export const visitKinds = ["page_viewed", "link_opened"] as const;
export const fetchKinds = ["asset_downloaded", "feed_fetched"] as const;
export type FetchKind = (typeof fetchKinds)[number];

/** The path of what was visited, without its host. */
const path = () => unbroken("path", bounds.url);

export const visitInput = z.object({
  kind: anyCaseEnum(visitKinds, "kind"),
  path: path(),
  /** The link that was opened, as it stands on the page. */
  link: unbroken("link", bounds.url).optional(),
  /** The visitor says that it is theirs. It is counted as left out where their session proves it, and else not at all. */
  own: flag().default(false),
});
export const fetchInput = z.object({ kind: anyCaseEnum(fetchKinds, "kind"), path: path() });

const periodChoices = periodNames.map((name) => `${name} (${periodLabels[name].toLowerCase()})`).join(", ");

/** One of the named periods, or own dates: at most 366 days, in order. */
export const periodInput = z
  .object({
    period: z
      .enum(periodNames, { error: `Please choose a period: ${periodChoices}, or own dates.` })
      .default(DEFAULT_PERIOD),
    /** Own dates are meant where both are there, on the clock of `zone`. */
    from: calendarDay("The first day").optional(),
    to: calendarDay("The last day").optional(),
    zone: timeZone(),
  })
  .superRefine(({ from, to }, context) => {
    // A day that is none has its own sentence.
    if (context.issues.length > 0) return;
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if ((from === undefined) !== (to === undefined))
      return refuse(from === undefined ? "from" : "to", "Own dates need a first and a last day.");
    if (from === undefined || to === undefined) return;
    const days = daysBetween(from, to) + 1;
    if (days < 1) refuse("to", "The last day must not be before the first.");
    if (days > MAX_DAYS) refuse("to", `Own dates span at most ${MAX_DAYS} days.`);
  });

/** A page of what is counted begins after the moment and id that its cursor names. */
export const countedCursor = [z.iso.datetime(), z.uuid()] as const;
export const countedEventsInput = periodInput.safeExtend({
  of: z.enum(figureNames, { error: "Please name one of the figures of the analytics." }),
  ...pageInput(),
});

/** One of what a figure counts. */
export const countedEntryView = z.object({
  id: z.uuid(),
  kind: z.enum([...eventKinds, "connected", "campaign"]),
  /** What a pitch, story, release, page or piece of work is called; empty for all else, and for what was deleted. */
  title: z.string(),
  /** The other one; null where nobody is to know, as who liked or stopped following. */
  party: partyView.nullable(),
  /** The pitch that it is about, where it stands, and the rating of it that counts for the caller. */
  pitchId: z.uuid().nullable(),
  state: upperEnum(pitchStatuses).nullable(),
  rating: upperEnum(ratingValues).nullable(),
  at: isoDate(),
});
export type CountedEntry = z.infer<typeof countedEntryView>;

/** What a figure counts: acts one by one, the newest first; visits, whose visitors nobody knows, by page. */
export const countedEventsView = z.object({
  entries: z.array(countedEntryView),
  pages: z.array(
    z.object({
      /** Null for the profile's own page and its feeds, and for visits older than 400 days. */
      id: z.uuid().nullable(),
      title: z.string(),
      count: z.number().int(),
    }),
  ),
  period: z.object({ firstDay: z.iso.date(), lastDay: z.iso.date(), zone: z.string() }),
  pagination: paginationSchema,
});

const spanView = { from: isoDate(), to: isoDate(), firstDay: z.iso.date(), lastDay: z.iso.date() };
/** Own dates end today at the latest. */
export const periodView = z.object({
  ...spanView,
  zone: z.string(),
  /** How days are cut, where the zone's clock is not whole hours from UTC. */
  note: z.string().nullable(),
});
export const subjectView = z.object({
  ...{ id: z.uuid(), name: z.string(), slug: z.string() },
  /** It was made then, so nothing was counted before. */
  since: isoDate(),
});
/** Whose figures these are, and of which days. */
export const scopeView = { profile: subjectView, period: periodView };
export type ScopeView = { profile: z.infer<typeof subjectView>; period: z.infer<typeof periodView> };

/** How a figure changed from the period before: from nothing it is new, small counts by a difference. */
const changeView = z
  .discriminatedUnion("by", [
    z.object({ by: z.literal("new") }),
    z.object({ by: z.literal("share"), percent: z.number().int() }),
    z.object({ by: z.literal("difference"), count: z.number().int() }),
  ])
  .nullable();

/** One value for each figure; the document says with each how it is counted. */
export const eachFigure = <T extends z.ZodType>(value: T) =>
  Object.fromEntries(
    figureNames.map((name) => [name, value.meta({ description: figures[name].counted })]),
  ) as Record<FigureName, T>;
const count = z.number().int();

/** The figures of the days of another period, or of one bucket of it. */
export const countedDaysView = z.object({ ...spanView, ...eachFigure(count) });

export const analyticsView = z.object({
  ...eachFigure(count),
  period: periodView.extend({ unit: z.enum(["day", "week", "month"]) }),
  /** The same number of days before. */
  before: countedDaysView,
  change: z.object(eachFigure(changeView)).meta({ id: "FigureChanges" }),
  /** The period's days, weeks or months; what is not over yet is open. */
  series: z.array(
    z.object({ ...spanView, isOpen: z.boolean(), ...eachFigure(count) }).meta({ id: "CountedBucket" }),
  ),
  /** The same days of the period before, one for one. */
  seriesBefore: z.array(countedDaysView),
  /** Visits that no figure counts: of robots, prefetches, HEAD requests of files and feeds, the owner and colleagues. */
  leftOut: count,
  countedAt: isoDate(),
});
export type AnalyticsView = z.infer<typeof analyticsView>;
