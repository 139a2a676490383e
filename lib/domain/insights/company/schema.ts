import { z } from "zod";
import { newsroomStatuses } from "@/db/enums";
import { isoDate, timeZone, upperEnum } from "@/lib/core/fields";
import { pageInput } from "@/lib/core/page-schema";
import { analyticsView, eachFigure, periodInput, periodView } from "@/lib/domain/insights/figures/schema";
import { newsroomTypes } from "@/lib/domain/vocabulary/user-type/user-type";

/** One page holds so many newsrooms. */
const MAX_NEWSROOMS = 100;

export const overviewInput = z.object({ zone: timeZone(), ...pageInput(MAX_NEWSROOMS) });

const count = z.number().int();
/** Counted from the events, as analytics counts them. */
const monthFigures = { sent: count, accepted: count, matches: count };
const newsroomView = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  kind: upperEnum(newsroomTypes),
  status: upperEnum(newsroomStatuses),
  /** Everybody can see it now. */
  listed: z.boolean(),
  /** It lacks what a newsroom is published with, so nobody else sees it and nothing goes out from it. */
  isDraft: z.boolean(),
  /** The plan holds it no more since then: it can only be read. */
  readOnlyAt: isoDate().nullable(),
  url: z.string(),
  logoUrl: z.string().nullable(),
  /** The picture of its first featured story that has one. */
  coverUrl: z.string().nullable(),
  manager: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  updatedAt: isoDate(),
  matches: count,
  /** Sent and received, unsent ones left out. */
  pitches: count,
  collaborations: count,
  month: z.object(monthFigures),
});
export type NewsroomView = z.infer<typeof newsroomView>;

export const overviewView = z.object({
  company: z.object({ id: z.uuid(), name: z.string() }),
  /** A page of them, in the order in which they were made. */
  newsrooms: z.array(newsroomView),
  /** Added up over all newsrooms, those of other pages included. */
  totals: z.object({
    ...{ newsrooms: count, active: count, draft: count, paused: count, inactive: count },
    ...{ matches: count, collaborations: count, month: z.object(monthFigures) },
  }),
  members: count,
  openInvitations: count,
  maxMembers: count,
  /** The month so far, by the days of the zone; `note` says how they are cut where its clock is not whole hours from UTC. */
  month: periodView.pick({ firstDay: true, lastDay: true, zone: true, note: true }),
  /** The month before up to the same day, added up over the newsrooms. */
  before: z.object({ firstDay: z.string(), lastDay: z.string(), ...monthFigures }),
  countedAt: isoDate(),
});
export type OverviewView = z.infer<typeof overviewView>;

export const companyAnalyticsInput = periodInput.safeExtend(pageInput(MAX_NEWSROOMS));

/** The figures of a period added up over all newsrooms of the company, and those of each. */
export const companyAnalyticsView = z.object({
  company: overviewView.shape.company,
  analytics: analyticsView,
  /** A page of them, in the order in which they were made. */
  newsrooms: z.array(
    z.object({ ...newsroomView.pick({ id: true, slug: true, name: true }).shape, ...eachFigure(count) }),
  ),
});
export type CompanyAnalyticsView = z.infer<typeof companyAnalyticsView>;
