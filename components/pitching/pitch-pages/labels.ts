import type {
  PitchPageKind,
  PitchPageListView,
  PublicPitchPageView,
} from "@/lib/domain/pitching/pitch-pages/schema";
import type { CalendarEvent } from "@/lib/formats/calendar/event";
import { dayIn, weekdayIn } from "@/lib/utils/dates";

type Page = PublicPitchPageView["pitchPage"];

/** The kicker over a page's title has the mark on verified profiles alone. */
export const pitchKicker = (kind: PitchPageKind, verified: boolean) =>
  `${verified ? "VERIFIED | " : ""}${kind === "brand-pitch" ? "BRAND PITCH" : "SOURCE PITCH"}`;

export const createdText = (kind: PitchPageKind) =>
  kind === "brand-pitch" ? "Brand Pitch created successfully!" : "Source Pitch created successfully!";

/** The perks step and list of a kind have this heading. */
export const perksHeading = (kind: PitchPageKind) =>
  kind === "brand-pitch" ? "Perks Offered" : "What You Can Offer";

export const wizardPath = (kind: PitchPageKind) => `/create-${kind}`;

/** A page's state is named like this in its owner's list. */
export const stateLabels: Record<Page["status"], string> = {
  DRAFT: "Draft",
  PUBLISHED: "Open",
  ARCHIVED: "Archived",
  EXPIRED: "Expired",
};

export const deleteQuestion = (isPublic: boolean) => ({
  title: "Delete this pitch page?",
  text: isPublic
    ? "Its address leads nowhere from then on. Pitches that were sent with its link stay. It cannot be brought back."
    : "Nobody else has seen it. It cannot be brought back.",
});

/** Writes "2 open, 1 draft" for a newsroom's pages; "None yet" without any. */
export function countsText({ published, draft, expired, archived }: PitchPageListView["counts"]): string {
  const parts = [
    published > 0 && `${published} open`,
    draft > 0 && `${draft} ${draft === 1 ? "draft" : "drafts"}`,
    expired > 0 && `${expired} expired`,
  ].filter(Boolean);
  if (parts.length > 0) return parts.join(", ");
  return archived > 0 ? `${archived} archived` : "None yet";
}

export const closedText: Partial<Record<Page["status"], string>> = {
  EXPIRED: "This pitch has expired.",
  ARCHIVED: "This pitch is archived.",
};

type When = Pick<Page, "eventDate" | "eventTime" | "timeZone" | "expiresAt" | "status">;

/** Writes "12 December 2026" for a day without a time. */
export const dayText = (day: string) => dayIn(`${day}T12:00:00Z`, "UTC");

/** Writes "Saturday 12 December 2026, 22:14"; empty without an event. */
export function eventText({ eventDate, eventTime }: Pick<When, "eventDate" | "eventTime">): string {
  if (!eventDate) return "";
  const weekday = weekdayIn(`${eventDate}T12:00:00Z`, "UTC");
  return [`${weekday} ${dayText(eventDate)}`, eventTime].filter(Boolean).join(", ");
}

/** Writes "Open until 1 March 2027" or "Was open until ..."; empty without an end, and for an archived page. */
export function untilText({ expiresAt, timeZone, status }: Pick<When, "expiresAt" | "timeZone" | "status">) {
  if (!expiresAt || status === "ARCHIVED") return "";
  return `${status === "EXPIRED" ? "Was open" : "Open"} until ${dayIn(expiresAt, timeZone)}`;
}

/** Makes a page's event for calendars; null without one. `origin` is the site's whole address. */
export function calendarEvent(page: Page, origin: string): CalendarEvent | null {
  const { id, eventDate, eventAt, pitchTitle, what, eventLocation, url, updatedAt } = page;
  if (!eventDate) return null;
  return {
    uid: `${id}@${new URL(origin).hostname}`,
    title: pitchTitle,
    description: what,
    location: eventLocation,
    url: `${origin}${url}`,
    day: eventDate,
    startsAt: eventAt,
    changedAt: updatedAt,
  };
}
