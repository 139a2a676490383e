import { z } from "zod";
import { releaseStatuses } from "@/db/enums";
import { bounds } from "@/lib/core/bounds";
import {
  anyCaseEnum,
  isInCalendar,
  isoDate,
  rowId,
  singleLine,
  tags,
  text,
  upperEnum,
} from "@/lib/core/fields";
import { pageInput, paginationSchema } from "@/lib/core/page-schema";
import { ownerInput, savedView, versionInput } from "@/lib/core/saves";
import { assetView } from "@/lib/domain/newsrooms/assets/schema";
import { pressContactView } from "@/lib/domain/profiles/profiles/fields/newsroom";
import { addressPart, followersHere, partyView, tagCountView } from "@/lib/domain/profiles/profiles/schema";
import { perkDetails } from "@/lib/domain/vocabulary/perks/details";
import { isTimeZone } from "@/lib/utils/dates";

/** Characters per field. The form's counters and the server read the same numbers. */
export const releaseLimits = {
  title: bounds.title,
  subtitle: 300,
  dateline: 100,
  w: 500,
  /** The markup counts as well. */
  body: 20_000,
  note: 300,
  tags: 12,
  images: 30,
  perks: 12,
  /** One call names at most so many people to share with. */
  recipients: 50,
} as const;

/** EMBARGOED is a published release whose embargo runs. */
export const releaseStates = [
  "draft",
  "scheduled",
  "embargoed",
  "published",
  "corrected",
  "withdrawn",
] as const;
export type ReleaseState = (typeof releaseStates)[number];

function moment(label: string) {
  const error = `${label} must be a date and time with its zone, such as 2026-12-01T09:00:00+01:00`;
  const stated = z.iso
    .datetime({ offset: true })
    .transform((value) => new Date(value))
    .refine(isInCalendar, error);
  return z.union([z.literal("").transform(() => null), z.null(), stated], { error }).optional();
}

const content = {
  subtitle: text("Subtitle", releaseLimits.subtitle).optional(),
  dateline: singleLine("Dateline", releaseLimits.dateline).optional(),
  who: text("Who", releaseLimits.w).optional(),
  what: text("What", releaseLimits.w).optional(),
  whereLocation: text("Where", releaseLimits.w).optional(),
  whenTiming: text("When", releaseLimits.w).optional(),
  whyNewsworthy: text("Why", releaseLimits.w).optional(),
  /** The body is HTML of a small vocabulary; anything else is taken out. Text without markup becomes paragraphs. */
  body: text("Body", releaseLimits.body).optional(),
  /** Ids of own photos, of which the first leads. */
  images: z
    .array(z.uuid({ error: "images must be ids of your own photos" }), { error: "Images must be a list" })
    .max(releaseLimits.images, `Images: at most ${releaseLimits.images}`)
    .optional(),
  tags: tags("Tags", releaseLimits.tags, bounds.tag).optional(),
  /** Those who write about it are offered these perks, with details by perk. */
  perks: tags("Perks", releaseLimits.perks).optional(),
  perkDetails: perkDetails().optional(),
  publishAt: moment("publishAt"),
  embargoUntil: moment("embargoUntil"),
  timeZone: singleLine("Time zone", 60)
    .refine(isTimeZone, "Time zone must be a name such as Europe/Oslo")
    .optional(),
};

/** Ids of the release's photos that go out with it though they lack a caption or a credit. */
const photosPublicAnyway = z
  .array(z.uuid({ error: "photosPublicAnyway must be ids of the release's photos" }), {
    error: "photosPublicAnyway must be a list",
  })
  .max(releaseLimits.images, `At most ${releaseLimits.images} photos`)
  .optional();

export const createReleaseInput = z.object({
  title: singleLine("Title", releaseLimits.title, 1),
  ...content,
  status: anyCaseEnum(["draft", "scheduled", "published"], "Status").default("draft"),
  photosPublicAnyway,
});

export const updateReleaseInput = z.object({
  id: rowId(),
  title: singleLine("Title", releaseLimits.title, 1).optional(),
  ...content,
  status: anyCaseEnum(releaseStatuses, "Status").optional(),
  photosPublicAnyway,
  /** The correction's note, shown beside it. */
  note: singleLine("Note", releaseLimits.note).optional(),
  version: versionInput().optional(),
});

/** The editor saves this by itself; without an id it makes the release. */
export const saveReleaseInput = z.object({
  ...ownerInput,
  id: rowId().nullable(),
  version: versionInput(),
  title: singleLine("Title", releaseLimits.title, 1).optional(),
  ...content,
});
export const savedReleaseView = z.object({ saved: savedView });

export const releaseIdInput = z.object({ id: rowId() });
export const shareReleaseInput = z.object({
  id: rowId(),
  recipientIds: z
    .array(z.uuid({ error: "recipientIds must be ids" }), { error: "recipientIds must be a list of ids" })
    .min(1, "Name at least one person")
    .max(releaseLimits.recipients, `At most ${releaseLimits.recipients} at a time`),
});
export const unshareReleaseInput = z.object({ id: rowId(), profileId: rowId() });
export const listReleasesInput = z.object({
  ...pageInput(),
  status: anyCaseEnum(releaseStates, "Status").optional(),
});
export const publicReleasesInput = z.object({ slug: addressPart(), ...pageInput() });
export const publicReleaseInput = z.object({ slug: addressPart(), release: addressPart("Unknown release") });

export const releaseVersionView = z.object({
  title: z.string(),
  /** The note of a correction; empty for the first version. */
  note: z.string(),
  createdAt: isoDate(),
});

const releaseBase = {
  id: z.uuid(),
  profileId: z.uuid(),
  slug: z.string(),
  /** Its public address without the host; it answers 404 until its time. */
  url: z.string(),
  title: z.string(),
  subtitle: z.string(),
  dateline: z.string(),
  tags: z.array(z.string()),
  /** The moment from which everybody may read it; null for drafts and what was withdrawn. */
  liveAt: isoDate().nullable(),
  timeZone: z.string(),
};

export const releaseView = z.object({
  ...releaseBase,
  /** The first sentences. */
  summary: z.string(),
  who: z.string(),
  what: z.string(),
  whereLocation: z.string(),
  whenTiming: z.string(),
  whyNewsworthy: z.string(),
  body: z.string(),
  /** The body as plain text. */
  bodyText: z.string(),
  images: z.array(z.uuid()),
  /** Those who write about it are offered these perks, with details by perk. */
  perks: z.array(z.string()),
  perkDetails: z.record(z.string(), z.string()),
  status: upperEnum(releaseStatuses),
  /** The state as it is this moment: EMBARGOED while an embargo runs. */
  state: upperEnum(releaseStates),
  publishAt: isoDate().nullable(),
  embargoUntil: isoDate().nullable(),
  publishedAt: isoDate().nullable(),
  correctedAt: isoDate().nullable(),
  withdrawnAt: isoDate().nullable(),
  createdAt: isoDate(),
  updatedAt: isoDate(),
  /** The number of its saves. */
  version: z.number().int(),
  /** The path of its PDF once it is made: some seconds after the release is out or corrected. Null for others. */
  pdfUrl: z.string().nullable(),
  versions: z.array(releaseVersionView),
  /** Its photos with their files and credits, in the order of `images`. Others see those that go out with it. */
  pictures: z.array(assetView),
  /** These go out without a caption or a credit, because their owner said so. Only the owner reads which. */
  imagesPublicAnyway: z.array(z.uuid()),
});
export type ReleaseView = z.infer<typeof releaseView>;

const listedRelease = releaseView.omit({ versions: true, pictures: true, imagesPublicAnyway: true });
export type ListedRelease = z.infer<typeof listedRelease>;

export const releaseItem = z.object({
  ...releaseBase,
  /** The first sentences. */
  summary: z.string(),
  status: upperEnum(releaseStatuses),
  publishedAt: isoDate().nullable(),
  /** The release's first photo. */
  picture: assetView.pick({ renditions: true, blur: true, caption: true }).nullable(),
});
export type ReleaseItem = z.infer<typeof releaseItem>;

export const releaseListView = z.object({
  releases: z.array(listedRelease),
  counts: z.object(
    Object.fromEntries(releaseStates.map((state) => [state, z.number().int()])) as Record<
      ReleaseState,
      z.ZodNumber
    >,
  ),
  pagination: paginationSchema,
});
export type ReleaseListView = z.infer<typeof releaseListView>;

export const publicReleaseListView = z.object({
  releases: z.array(listedRelease),
  pagination: paginationSchema,
});

/** A newsroom's pages show its newest news, the pages after, or those with a tag. */
export const newsroomNewsInput = z.object({
  id: rowId(),
  page: z.number().int().min(1).max(500).default(1),
  /** The tag's slug (`tagSlug`). */
  tag: z.string().max(200).optional(),
});
export const newsroomNewsView = z.object({
  releases: z.array(releaseItem),
  /** The total of all news, or of those with the tag. */
  total: z.number().int(),
  pages: z.number().int(),
  /** Every tag of the newsroom's public news, once whatever its case, with how many carry it. */
  tags: z.array(tagCountView),
  /** The moment when the next one comes out by itself: a page that shows this expires then. */
  changesAt: isoDate().nullable(),
});
export type NewsroomNewsView = z.infer<typeof newsroomNewsView>;

/** The newsroom as a release's page shows it. */
export const newsroomView = partyView.extend({
  about: z.string(),
  boilerplate: z.string(),
  pressContacts: z.array(pressContactView),
  responseHours: z.number().nullable(),
  followerCount: followersHere,
  releaseCount: z.number().int(),
});
export type NewsroomView = z.infer<typeof newsroomView>;

/** A release's own page shows the release, or that it was withdrawn. Null `release` goes with `withdrawnAt`. */
export const publicReleaseView = z.object({
  newsroom: newsroomView,
  slug: z.string(),
  withdrawnAt: isoDate().nullable(),
  release: releaseView.nullable(),
  related: z.array(releaseItem),
  /** The moment when something on the page changes by itself; null when nothing will. */
  nextChangeAt: isoDate().nullable(),
});
export type PublicReleaseView = z.infer<typeof publicReleaseView>;

/** A profile that a release was shared with sees the terms first, and the release once it agreed. */
export const releasePreviewView = z.object({
  newsroom: newsroomView,
  own: z.boolean(),
  embargoUntil: isoDate().nullable(),
  timeZone: z.string(),
  agreedAt: isoDate().nullable(),
  release: releaseView.nullable(),
});
export type ReleasePreviewView = z.infer<typeof releasePreviewView>;

export const releaseShareView = z.object({
  profile: partyView,
  sharedAt: isoDate(),
  agreedAt: isoDate().nullable(),
});
export type ReleaseShareView = z.infer<typeof releaseShareView>;
