import { z } from "zod";
import { assetKinds, declineReasons, ratingValues } from "@/db/enums";
import { isoDate, upperEnum } from "@/lib/core/fields";
import { pageInput, paginationSchema } from "@/lib/core/page-schema";
import { coverageEntryView } from "@/lib/domain/insights/coverage/schema";
import { periodInput, periodView, scopeView, subjectView } from "@/lib/domain/insights/figures/schema";
import { releaseItem } from "@/lib/domain/newsrooms/releases/schema";
import { partyView } from "@/lib/domain/profiles/profiles/schema";
import { funnelNames, measureNames, measures, type OutreachState, outreachNames } from "./rules";

const count = z.number().int();

export const funnelView = z.object({
  ...scopeView,
  steps: z.array(
    z.object({
      name: z.enum(funnelNames),
      label: z.string(),
      /** How it is counted. */
      counted: z.string(),
      reached: count,
      /** Those of the step before; null at the first. */
      of: count.nullable(),
      /** Those of the step before that may still go on: the rate is without them. */
      open: count,
      /** In percent; null where nobody of the step before is decided. */
      rate: z.number().int().nullable(),
    }),
  ),
  /** Pitches sent in the period to profiles that are in no step. */
  pitchesBeside: count,
});
export type FunnelView = z.infer<typeof funnelView>;

const outcomes = {
  sent: count,
  ...(Object.fromEntries(outreachNames.map((name) => [name, count])) as Record<OutreachState, typeof count>),
  /** In percent; null where none was sent. */
  success: z.number().int().nullable().meta({ description: measures.successRate.counted }),
};

/** The pitches that were sent in the period, as they stand by now. */
export const outreachView = z.object({
  ...scopeView,
  ...outcomes,
  /** Why pitches were declined, the most frequent reason first. */
  reasons: z.array(z.object({ reason: z.enum(declineReasons), declined: count })),
  /** By headline, the ten that were sent most. */
  pitches: z.array(
    z.object({
      title: z.string(),
      ...outcomes,
      /** The median of hours to an answer; null where there was none. */
      answerHours: z.number().nullable(),
      /** Those with a published story whose page we could read. */
      published: count,
    }),
  ),
});
export type OutreachView = z.infer<typeof outreachView>;

/** The place among all ratings that the next page is below. */
export const ratingCursor = [z.number().int()] as const;

export const ratingsInput = periodInput.safeExtend(pageInput());

const ratingEventView = z.object({
  id: z.uuid(),
  value: upperEnum(ratingValues),
  /** The moment from which it counts: when both had rated, or after 14 days. */
  at: isoDate(),
  by: partyView.nullable(),
  pitchId: z.uuid(),
  /** The pitch's headline. */
  title: z.string(),
  /** Reputation out of 5 with this rating and all before it. */
  score: z.number(),
});
export type RatingEvent = z.infer<typeof ratingEventView>;
const ratings = z.array(ratingEventView);
export const ratingsView = z.object({ ...scopeView, ratings, pagination: paginationSchema });
export const exportedRatings = z.object({ ...scopeView, ratings });
export type ExportedRatings = z.infer<typeof exportedRatings>;

const { id, name, url } = partyView.shape;
const namedProfile = { id, name, url };

const visits = { views: count, linksOpened: count, downloads: count };

/** The ten that led to most, in the period. */
export const contentView = z.object({
  ...scopeView,
  releases: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      picture: releaseItem.shape.picture,
      ...visits,
      /** Downloads of the photos and files that belong to it; a file of several counts for the one with most views. */
      downloads: count,
      /** Pitches that the newsroom sent with a link to it. */
      inPitches: count,
      /** Stories that were found of pitches with a link to it, whenever those were sent. */
      coverage: count,
    }),
  ),
  /** The releases beyond those listed, together. */
  otherReleases: z.object({ releases: count, ...visits }),
  /** What was counted of no release: other pages, and files that belong to none. */
  noRelease: z.object(visits),
  /** All of the period, which the listed releases, the others and what is of none add up to. */
  total: z.object(visits),
  assets: z.array(
    z.object({
      id: z.uuid(),
      kind: upperEnum(assetKinds),
      name: z.string(),
      downloads: count,
      /** Public profiles that took it while signed in, the latest first, five at most. */
      takenBy: z.array(
        z.object({
          ...namedProfile,
          /** The first publication that a journalist writes for; null where none is stated. */
          outlet: z.string().nullable(),
          takenAt: isoDate(),
        }),
      ),
      /** How many such profiles there are. */
      takers: count,
      /** Downloads by all others: not signed in, or without a public profile. */
      unnamed: count,
    }),
  ),
  stories: z.array(coverageEntryView),
});
export type ContentView = z.infer<typeof contentView>;

export const benchmarksView = z.object({
  profile: subjectView,
  /** The days (UTC) that one's own values are of. */
  period: periodView,
  /** Benchmarks are of this many days. */
  days: count,
  measures: z.array(
    z.object({
      name: z.enum(measureNames),
      label: z.string(),
      /** How it is counted. */
      counted: z.string(),
      unit: z.enum(["percent", "score", "count"]),
      /** The accounts of the caller's type with a value, counted each night. */
      accounts: count,
      /** Null below five accounts. */
      median: z.number().nullable(),
      /** The caller's own value by now; null where there is nothing to divide. */
      own: z.number().nullable(),
      /**
       * The caller's place among those accounts, 1 for the most; who has the same shares the better one. Null where
       * there is no median or no own value.
       */
      place: count.nullable(),
      /** Several accounts have the caller's value, and so their place. */
      isShared: z.boolean(),
    }),
  ),
  /** The industry of the caller's company, with the accounts of the caller's type in it; null without one. */
  industry: z.object({ name: z.string(), accounts: count }).nullable(),
  /** The night when they were computed; null before the first. */
  computedAt: isoDate().nullable(),
});
export type BenchmarksView = z.infer<typeof benchmarksView>;
