import { z } from "zod";
import { singleLine, text } from "@/lib/core/fields";
import { type ReleaseView, releaseLimits } from "@/lib/domain/newsrooms/releases/schema";
import { fromDateTimeInput, toDateTimeInput } from "@/lib/utils/dates";

/** The form holds texts, and the two times as the clock of the chosen zone shows them. */
export const releaseForm = z
  .object({
    title: singleLine("Title", releaseLimits.title, 1),
    subtitle: text("Subtitle", releaseLimits.subtitle),
    dateline: singleLine("Dateline", releaseLimits.dateline),
    who: text("Who", releaseLimits.w),
    what: text("What", releaseLimits.w),
    whereLocation: text("Where", releaseLimits.w),
    whenTiming: text("When", releaseLimits.w),
    whyNewsworthy: text("Why", releaseLimits.w),
    body: text("Body", releaseLimits.body),
    tags: z.array(z.string()),
    perks: z.array(z.string()).max(releaseLimits.perks, `Perks: at most ${releaseLimits.perks}`),
    perkDetails: z.record(z.string(), z.string()),
    /** Ids of own photos, the lead picture first. */
    images: z
      .array(z.string())
      .max(releaseLimits.images, `A release holds ${releaseLimits.images} photos at most`),
    later: z.boolean(),
    held: z.boolean(),
    publishLocal: z.string(),
    embargoLocal: z.string(),
    timeZone: z.string(),
  })
  .superRefine(({ later, held, publishLocal, embargoLocal, timeZone }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    const publishAt = fromDateTimeInput(publishLocal, timeZone);
    if (later && !publishAt) refuse("publishLocal", "Choose a day and a time");
    if (later && publishAt && publishAt <= new Date())
      refuse("publishLocal", "Choose a time in the future to publish at.");
    if (held && !fromDateTimeInput(embargoLocal, timeZone)) refuse("embargoLocal", "Choose a day and a time");
  });
export type ReleaseForm = z.infer<typeof releaseForm>;

const localOr = (iso: string | null, zone: string) => (iso ? toDateTimeInput(new Date(iso), zone) : "");

/** Makes the form of a release; an empty one is in the writer's own zone. */
export function toForm(release: ReleaseView | null, ownZone: string): ReleaseForm {
  const timeZone = release && (release.publishAt || release.embargoUntil) ? release.timeZone : ownZone;
  return {
    title: release?.title ?? "",
    subtitle: release?.subtitle ?? "",
    dateline: release?.dateline ?? "",
    who: release?.who ?? "",
    what: release?.what ?? "",
    whereLocation: release?.whereLocation ?? "",
    whenTiming: release?.whenTiming ?? "",
    whyNewsworthy: release?.whyNewsworthy ?? "",
    body: release?.body ?? "",
    tags: release?.tags ?? [],
    perks: release?.perks ?? [],
    perkDetails: release?.perkDetails ?? {},
    images: release?.images ?? [],
    later: Boolean(release?.publishAt) && release?.state !== "PUBLISHED",
    held: Boolean(release?.embargoUntil),
    publishLocal: localOr(release?.publishAt ?? null, timeZone),
    embargoLocal: localOr(release?.embargoUntil ?? null, timeZone),
    timeZone,
  };
}

/** The fields of a release's two moments: their switches, their times and the zone of both. */
export const times = ["later", "held", "publishLocal", "embargoLocal", "timeZone"] as const;

/** Writes what changed as the API takes it; its times all together, or none of them. */
export function toBody({ later, held, publishLocal, embargoLocal, ...texts }: Partial<ReleaseForm>) {
  const { timeZone } = texts;
  if (timeZone === undefined) return texts;
  const moment = (wanted?: boolean, local = "") =>
    (wanted && fromDateTimeInput(local, timeZone)?.toISOString()) || null;
  return { ...texts, publishAt: moment(later, publishLocal), embargoUntil: moment(held, embargoLocal) };
}

/** Maps a field that the server refused to the form's. */
export const formField = (field: string): keyof ReleaseForm | null => {
  if (field === "publishAt") return "publishLocal";
  if (field === "embargoUntil") return "embargoLocal";
  return field in releaseForm.shape ? (field as keyof ReleaseForm) : null;
};

/** Fields whose refusal may be over once `field` is changed: the two times are judged with their switch and zone. */
export function refusalsBeside(field: keyof ReleaseForm): (keyof ReleaseForm)[] {
  return (times as readonly string[]).includes(field) ? [...times] : [field];
}

/** Readers of a public release see a change of these texts as a correction, and none of its photos or topics. */
const texts = [
  ...(["title", "subtitle", "dateline", "who", "what", "whereLocation", "whenTiming"] as const),
  ...(["whyNewsworthy", "body"] as const),
];
type Texts = Pick<ReleaseForm, (typeof texts)[number]>;

/** Compares with what was saved last: saving changed texts of a public release is a correction. */
export const changesText = (form: Partial<Texts>, saved: Texts) =>
  texts.some((word) => (form[word] ?? "").trim() !== saved[word].trim());
