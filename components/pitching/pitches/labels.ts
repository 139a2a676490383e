import type { DraftField, DraftView } from "@/lib/domain/pitching/pitch-drafts/schema";
import type { UserType } from "@/lib/domain/vocabulary/user-type/user-type";
import { cutText } from "@/lib/utils/cut-text";
import { secondsAgo, timeAgoOrDay } from "@/lib/utils/dates";

type FieldTexts = { note?: string; help: string; placeholder: string };

const press: Record<DraftField, FieldTexts> = {
  title: { help: "The story you are working on", placeholder: "The night trains that came back" },
  who: {
    note: "to hear from",
    help: "The people or firms you need, as exactly as you can",
    placeholder: "Crews, operators and passengers of lines that reopened since 2020",
  },
  what: {
    note: "the story is",
    help: "One sentence, and the outlet it is for",
    placeholder: "A 12-page report on small railways for the weekend edition",
  },
  where: {
    note: "it plays",
    help: "The region, and if you come or call",
    placeholder: "Northern Europe; I come by train",
  },
  when: {
    note: "you need it",
    help: "Your deadline and the day it runs",
    placeholder: "Copy due 12 January, out on 24 January",
  },
  why: {
    note: "readers ask",
    help: "What they would learn, in plain words",
    placeholder:
      "Four lines closed last year and two came back. Readers ask what a ticket costs and where it goes.",
  },
};

const paidMedia: Record<DraftField, FieldTexts> = {
  title: { help: "The series or campaign in a few words", placeholder: "Three dinners from one market hall" },
  who: {
    note: "you reach",
    help: "Your channel and its audience: age, place, interest",
    placeholder: "48,000 people in Lisbon and Porto, 25 to 40, most of them cook at home",
  },
  what: {
    note: "you make",
    help: "Number and kind of posts, labelled as paid",
    placeholder: "Three reels of 60 seconds and one long video, recipes included",
  },
  where: {
    note: "it runs",
    help: "The platforms, and the town you film in",
    placeholder: "Instagram and YouTube, filmed in Lisbon",
  },
  when: {
    note: "it goes live",
    help: "The weeks of filming and the day online",
    placeholder: "Filming in the first week of March, online on 14 March",
  },
  why: {
    note: "it works for a partner",
    help: "One figure of your last series says most",
    placeholder: "The last market series reached 310,000 views, and 9% of viewers saved the recipe.",
  },
};

const other: Record<DraftField, FieldTexts> = {
  title: {
    help: "What would the headline be?",
    placeholder: "The town that bought back its railway carriage",
  },
  who: {
    help: "People first, then the organisation",
    placeholder: "Ingrid Moe, who keeps the station, and 412 households with a share",
  },
  what: {
    help: "One fact a reader would repeat",
    placeholder: "Guests left 41% less waste in cabins without bins",
  },
  where: { help: "As near as you can say", placeholder: "Rjukan, 900 metres from the platform" },
  when: { help: "The day it is news", placeholder: "From 12 December 2026" },
  why: {
    help: "Why readers would care, in plain words",
    placeholder: "Towns spend a lot on emptying bins in nature, and several have asked for the data.",
  },
};

/** Labels, helps and examples of the fields vary by the writer's type: press, paid media, others. */
export function fieldTextsFor(type: UserType): Record<DraftField, FieldTexts> {
  if (type === "press") return press;
  return type === "paid_media" ? paidMedia : other;
}

/** Characters of the Why on a card. */
const WHY_ON_CARD = 150;

/** The text is cut at the last word that fits in 150 characters, with an ellipsis. */
export const truncateWhy = (why: string): string => cutText(why, WHY_ON_CARD);

/** Writes "Edited 2 hours ago", "Copied yesterday", "Edited 12 November". */
export function editedLabel(draft: Pick<DraftView, "title" | "createdAt" | "updatedAt">, now: Date): string {
  const verb = draft.createdAt === draft.updatedAt && draft.title.endsWith(" (Copy)") ? "Copied" : "Edited";
  return `${verb} ${timeAgoOrDay(draft.updatedAt, now)}`;
}

/** Writes "Saved 10 seconds ago". Both are in milliseconds. */
export const savedLabel = (at: number, now: number): string => `Saved ${secondsAgo(at, now)}`;

/** The remark is beside "2 of 3" in the banner. */
export function activeLabel(active: number): string {
  if (active === 0) return "Use one for matching to see who it fits";
  if (active === 1) return "The deck is matched on it";
  return `The deck is matched on ${active === 2 ? "both, the better" : "all of them, the best"} score counts`;
}
