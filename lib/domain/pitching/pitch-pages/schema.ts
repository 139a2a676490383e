import { z } from "zod";
import { type PitchPageStatus, pitchPageStatuses } from "@/db/enums";
import { bounds } from "@/lib/core/bounds";
import {
  anyCaseEnum,
  isInCalendar,
  isoDate,
  nameLine,
  rowId,
  singleLine,
  tags,
  text,
  upperEnum,
} from "@/lib/core/fields";
import { pageInput, paginationSchema } from "@/lib/core/page-schema";
import { ownerInput, savedView, versionInput } from "@/lib/core/saves";
import { assetView } from "@/lib/domain/newsrooms/assets/schema";
import { newsroomView } from "@/lib/domain/newsrooms/releases/schema";
import { addressPart } from "@/lib/domain/profiles/profiles/schema";
import { perkDetails } from "@/lib/domain/vocabulary/perks/details";
import { isTimeZone } from "@/lib/utils/dates";
import { spellTimeZone } from "./rules";

/** Characters per field, entries per list. The form's counters and the server read the same numbers. */
export const pitchPageLimits = {
  name: bounds.name,
  pitchTitle: bounds.title,
  w: 500,
  about: bounds.about,
  eventLocation: 100,
  topics: 12,
  perks: 20,
  customPerks: 500,
  demographics: bounds.tags,
  assets: 60,
} as const;

export const pitchPageKinds = ["brand-pitch", "source-pitch"] as const;
export type PitchPageKind = (typeof pitchPageKinds)[number];

const EVENT_TIME = "eventTime must be a time such as 22:14";
const EVENT_DATE =
  "eventDate must be a day such as 2026-12-12, or a day with its time such as 2026-12-12T22:14";

/** The field takes "2026-12-12T22:14" of a day that the calendar has. */
const localDateTime = z.iso.datetime({ local: true });

const noneWhereEmpty = z.literal("").transform(() => null);

/** An owner may set these statuses; archiving has calls of its own. */
export const writtenStatuses = ["draft", "published"] as const satisfies readonly PitchPageStatus[];

/** Any part may be saved within the limits; an absent field stays as it is. */
const content = {
  name: nameLine("Name", pitchPageLimits.name).optional(),
  pitchTitle: singleLine("Pitch title", pitchPageLimits.pitchTitle).optional(),
  who: text("Who", pitchPageLimits.w).optional(),
  what: text("What", pitchPageLimits.w).optional(),
  why: text("Why", pitchPageLimits.w).optional(),
  about: text("About", pitchPageLimits.about).optional(),
  /** A day, a day with its time on the clock of `timeZone`, or a moment; empty takes it back. */
  eventDate: z
    .union(
      [
        noneWhereEmpty,
        z.null(),
        z.iso.date(),
        z.iso.datetime({ offset: true }),
        z
          .string()
          .max(19)
          .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/)
          .refine((value) => localDateTime.safeParse(value).success),
      ],
      { error: EVENT_DATE },
    )
    .refine((value) => value === null || isInCalendar(new Date(value)), EVENT_DATE)
    .optional(),
  eventTime: z
    .union([noneWhereEmpty, z.null(), z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, EVENT_TIME)], {
      error: EVENT_TIME,
    })
    .optional(),
  timeZone: singleLine("Time zone", 60)
    .refine(isTimeZone, "Time zone must be a name such as Europe/Oslo")
    .transform(spellTimeZone)
    .optional(),
  eventLocation: singleLine("Location", pitchPageLimits.eventLocation).optional(),
  topics: tags("Topics", pitchPageLimits.topics).optional(),
  perks: tags("Perks", pitchPageLimits.perks).optional(),
  perkDetails: perkDetails().optional(),
  customPerks: text("Custom perks", pitchPageLimits.customPerks).optional(),
  demographics: tags("Demographics", pitchPageLimits.demographics).optional(),
  /** Ids of the own newsroom's material in the order shown; the first photo is the hero. */
  assets: z
    .array(z.uuid({ error: "assets must be ids of your own material" }), { error: "Assets must be a list" })
    .max(pitchPageLimits.assets, `Assets: at most ${pitchPageLimits.assets}`)
    .transform((ids) => [...new Set(ids)])
    .optional(),
  /** The page's last day, or its last moment; empty for no end. */
  expiresAt: z
    .union([noneWhereEmpty, z.null(), z.iso.date(), z.iso.datetime({ offset: true })], {
      error: "expiresAt must be a day such as 2027-03-01, or a moment with its zone",
    })
    .refine(
      (value) => value === null || isInCalendar(new Date(value)),
      "expiresAt must be a day such as 2027-03-01, or a moment with its zone",
    )
    .optional(),
  /** A pitch draft follows the page and is active while the page is public. */
  useForMatching: z.boolean({ error: "useForMatching must be true or false" }).optional(),
};

export const createPitchPageInput = z.object({
  ...content,
  /** Where nothing is said, a complete page is published and any other stored as a draft. */
  status: anyCaseEnum(writtenStatuses, "status").optional(),
});
export const updatePitchPageInput = z.object({
  id: rowId(),
  ...content,
  status: anyCaseEnum(writtenStatuses, "status").optional(),
  version: versionInput().optional(),
});
/** The wizard saves this by itself; without an id it makes the page. */
export const savePitchPageInput = z.object({
  ...ownerInput,
  id: rowId().nullable(),
  version: versionInput(),
  ...content,
});
export const savedPitchPageView = z.object({
  saved: savedView.extend({
    /** The address follows the title until the page is first public. */
    url: z.string(),
  }),
});
export type PitchPageContent = z.output<typeof createPitchPageInput>;
export const pitchPageIdInput = z.object({ id: rowId() });
export const listPitchPagesInput = z.object({
  ...pageInput(),
  status: anyCaseEnum(pitchPageStatuses, "status").optional(),
});

const contentView = {
  id: z.uuid(),
  slug: z.string(),
  url: z.string(),
  kind: z.enum(pitchPageKinds),
  status: upperEnum(pitchPageStatuses),
  name: z.string(),
  pitchTitle: z.string(),
  who: z.string(),
  what: z.string(),
  why: z.string(),
  about: z.string(),
  /** "2026-12-12"; null without an event. */
  eventDate: z.string().nullable(),
  /** "22:14" on the clock of `timeZone`; null for a whole day. */
  eventTime: z.string().nullable(),
  timeZone: z.string(),
  /** The event's moment; null without a time. */
  eventAt: isoDate().nullable(),
  eventLocation: z.string(),
  topics: z.array(z.string()),
  perks: z.array(z.string()),
  perkDetails: z.record(z.string(), z.string()),
  customPerks: z.string(),
  demographics: z.array(z.string()),
  expiresAt: isoDate().nullable(),
  publishedAt: isoDate().nullable(),
  createdAt: isoDate(),
  updatedAt: isoDate(),
};

export const pitchPageView = z.object({
  ...contentView,
  /** The number of its saves. */
  version: z.number().int(),
  assets: z.array(z.uuid()),
  /** A sentence about what it lacks to be published; empty when complete. */
  missing: z.string(),
  usedForMatching: z.boolean(),
});
export type PitchPageView = z.infer<typeof pitchPageView>;

export const pitchPageListView = z.object({
  pitchPages: z.array(pitchPageView),
  counts: z.object({
    draft: z.number().int(),
    published: z.number().int(),
    archived: z.number().int(),
    expired: z.number().int(),
  }),
  pagination: paginationSchema,
});
export type PitchPageListView = z.infer<typeof pitchPageListView>;

export const publicPitchPageInput = z.object({ slug: addressPart("Unknown pitch page") });

/** Everybody sees this; an archived page shows its names alone. */
export const publicPitchPageView = z.object({
  pitchPage: z.object(contentView),
  newsroom: newsroomView,
  assets: z.array(assetView),
  /** The next moment at which it changes by itself. */
  changesAt: isoDate().nullable(),
});
export type PublicPitchPageView = z.infer<typeof publicPitchPageView>;
