import { z } from "zod";
import type { PitchContent } from "@/components/pitching/pitch-pages/pitch-overview";
import { nameLine, singleLine, tags, text } from "@/lib/core/fields";
import { endOfDay } from "@/lib/domain/pitching/pitch-pages/rules";
import { type PitchPageView, pitchPageLimits } from "@/lib/domain/pitching/pitch-pages/schema";
import { perkDetails } from "@/lib/domain/vocabulary/perks/details";
import { toDateTimeInput } from "@/lib/utils/dates";

/** The form holds dates as their fields write them, on the clock of `timeZone`. */
export const pitchForm = z.object({
  name: nameLine("Name", pitchPageLimits.name),
  pitchTitle: singleLine("Pitch title", pitchPageLimits.pitchTitle),
  who: text("Who", pitchPageLimits.w),
  what: text("What", pitchPageLimits.w),
  why: text("Why", pitchPageLimits.w),
  about: text("About", pitchPageLimits.about),
  eventDate: z.string(),
  eventTime: z.string(),
  timeZone: z.string(),
  eventLocation: singleLine("Location", pitchPageLimits.eventLocation),
  /** The page's last day. */
  lastDay: z.string(),
  topics: tags("Topics", pitchPageLimits.topics),
  demographics: tags("Demographics", pitchPageLimits.demographics),
  perks: tags("Perks", pitchPageLimits.perks),
  perkDetails: perkDetails(),
  customPerks: text("Custom perks", pitchPageLimits.customPerks),
  assets: z.array(z.string()),
  useForMatching: z.boolean(),
});
export type PitchForm = z.output<typeof pitchForm>;

/** Makes the form of a page; an empty one is under its newsroom's name, in the writer's own zone. */
export function toForm(page: PitchPageView | null, own: { name: string; timeZone: string }): PitchForm {
  const timeZone = page && (page.eventDate || page.expiresAt) ? page.timeZone : own.timeZone;
  return {
    name: page ? page.name : own.name,
    pitchTitle: page?.pitchTitle ?? "",
    who: page?.who ?? "",
    what: page?.what ?? "",
    why: page?.why ?? "",
    about: page?.about ?? "",
    eventDate: page?.eventDate ?? "",
    eventTime: page?.eventTime ?? "",
    timeZone,
    eventLocation: page?.eventLocation ?? "",
    lastDay: page?.expiresAt ? toDateTimeInput(new Date(page.expiresAt), timeZone).slice(0, 10) : "",
    topics: page?.topics ?? [],
    demographics: page?.demographics ?? [],
    perks: page?.perks ?? [],
    perkDetails: page?.perkDetails ?? {},
    customPerks: page?.customPerks ?? "",
    assets: page?.assets ?? [],
    useForMatching: page?.usedForMatching ?? false,
  };
}

/** The event's moment and the last day, with the zone that both are written in. */
export const times = ["eventDate", "eventTime", "timeZone", "lastDay"] as const;

/** Writes what changed as the API takes it, its times all together; a time without its day waits in the form. */
export function toBody({ lastDay, eventDate, eventTime, ...others }: Partial<PitchForm>) {
  if (others.timeZone === undefined) return others;
  return { ...others, eventDate, eventTime: eventDate ? eventTime : "", expiresAt: lastDay };
}

/** Maps a field that the server refused to the form's. */
export const formField = (field: string): keyof PitchForm | null => {
  if (field === "expiresAt") return "lastDay";
  return field in pitchForm.shape ? (field as keyof PitchForm) : null;
};

/** The page would show the form like this. */
export function toPreview(form: PitchForm): PitchContent & { expiresAt: string | null } {
  const last = form.lastDay ? endOfDay(form.lastDay, form.timeZone) : null;
  return {
    ...form,
    eventDate: form.eventDate || null,
    eventTime: (form.eventDate && form.eventTime) || null,
    expiresAt: last ? last.toISOString() : null,
  };
}
