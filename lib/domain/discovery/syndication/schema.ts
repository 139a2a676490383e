import { z } from "zod";
import { userTypes } from "@/db/enums";
import { isoDate, NOT_FOUND_PARAMS, upperEnum } from "@/lib/core/fields";
import { assetView } from "@/lib/domain/newsrooms/assets/schema";
import { pressContactView } from "@/lib/domain/profiles/profiles/fields/newsroom";
import { addressPart, logoPath, portraitPath } from "@/lib/domain/profiles/profiles/schema";

const unknown = { params: NOT_FOUND_PARAMS, message: "Unknown address" };
const slug = () => addressPart("Unknown address");

export const newsroomFeedInput = z.object({ slug: slug() });

export const feedPicture = z.object({
  /**
   * The address of the largest web size, without the host, with what that file is; `originalUrl`, `size` and
   * `contentType` are the original's.
   */
  url: z.string(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  webType: z.string(),
  originalUrl: z.string(),
  /** Null where nobody has counted its bytes. */
  size: z.number().int().nullable(),
  contentType: z.string(),
  ...assetView.pick({
    kind: true,
    caption: true,
    creator: true,
    credit: true,
    copyright: true,
    licence: true,
    digitalSourceType: true,
    dataMining: true,
    dataMiningConstraints: true,
  }).shape,
});
export type FeedPicture = z.infer<typeof feedPicture>;

export const feedItem = z.object({
  id: z.uuid(),
  url: z.string(),
  title: z.string(),
  summary: z.string(),
  /** The place and the day, as a release begins. */
  dateline: z.string(),
  /** The 5 W's that are given, in their order. */
  ws: z.array(z.object({ name: z.string(), text: z.string() })),
  /** Cleaned HTML. */
  body: z.string(),
  /** The text that ends every release of its newsroom; empty where there is none. */
  about: z.string(),
  contacts: z.array(pressContactView),
  tags: z.array(z.string()),
  publishedAt: isoDate(),
  updatedAt: isoDate(),
  author: z.object({ profileId: z.uuid(), name: z.string(), url: z.string() }),
  pictures: z.array(feedPicture),
});
export type FeedItem = z.infer<typeof feedItem>;

export const newsroomView = z.object({
  id: z.uuid(),
  userType: upperEnum(userTypes),
  slug: z.string(),
  url: z.string(),
  name: z.string(),
  about: z.string(),
  avatarUrl: portraitPath,
  logoUrl: logoPath,
  updatedAt: isoDate(),
});
export type FeedNewsroom = z.infer<typeof newsroomView>;

export const feedView = z.object({
  /** The newsroom of the news; null for those of all newsrooms. */
  newsroom: newsroomView.nullable(),
  items: z.array(feedItem),
  changesAt: isoDate().nullable(),
});
export type FeedView = z.infer<typeof feedView>;

export const mapIndexView = z.object({ parts: z.array(z.string()), changesAt: isoDate().nullable() });
export const mapPartInput = z.object({ part: z.string().max(60) });

export const mapEntry = z.object({
  url: z.string(),
  /** The moment when what the page shows last changed; null where it is unknown. */
  modifiedAt: isoDate().nullable(),
  news: z.object({ title: z.string(), publishedAt: isoDate() }).nullable(),
});
export type MapEntry = z.infer<typeof mapEntry>;

export const mapPartView = z.object({
  /** The answer's cache tags follow from these two. */
  isNews: z.boolean(),
  kind: z.enum(userTypes).nullable(),
  entries: z.array(mapEntry),
  changesAt: isoDate().nullable(),
});

export const shareSubjects = ["profiles", "releases", "pitches", "pages"] as const;
export const shareCardInput = z.object({
  subject: z
    .string()
    .refine((value) => shareSubjects.some((subject) => subject === value), unknown)
    .meta({ enum: [...shareSubjects] }),
  id: z.string().max(60),
  /** The file name is `{version}.png`. */
  version: z.string().max(60),
});

export const shareCardView = z.object({
  card: z.object({
    accent: z.enum(["press", "brand", "source", "paid", "ink"]),
    kicker: z.string(),
    title: z.string(),
    subtitle: z.string(),
    /** The path of the picture beside the name, and whether it is a logo. */
    picture: z.string().nullable(),
    isLogo: z.boolean(),
    initials: z.string(),
  }),
  /** The current address of its picture, without the host. */
  url: z.string(),
  /** The profile that it belongs to; null for a page of ours. */
  profileId: z.uuid().nullable(),
});

export const embedInput = z.object({ slug: slug() });

const embedRelease = z.object({
  id: z.uuid(),
  url: z.string(),
  title: z.string(),
  liveAt: isoDate(),
  timeZone: z.string(),
});
export const embedView = z.object({
  profile: z.object({
    id: z.uuid(),
    slug: z.string(),
    url: z.string(),
    userType: upperEnum(userTypes),
    name: z.string(),
    title: z.string(),
    tagline: z.string(),
    avatarUrl: portraitPath,
    logoUrl: logoPath,
    verified: z.boolean(),
  }),
  releases: z.array(embedRelease),
  changesAt: isoDate().nullable(),
});
export type EmbedView = z.infer<typeof embedView>;

const pixels = (label: string) =>
  z.coerce
    .number({ error: `${label} must be a number of pixels` })
    .int(`${label} must be a whole number`)
    .min(1, `${label} must be at least 1`)
    .max(10_000, `${label} must be at most 10000`)
    .optional();

export const oembedInput = z.object({
  url: z.string({ error: "url must be the address of a page" }).max(2048, "url is too long"),
  format: z.string().max(20).default("json"),
  maxwidth: pixels("maxwidth"),
  maxheight: pixels("maxheight"),
});

export const oembedView = z.object({
  format: z.string(),
  title: z.string(),
  author: z.object({ id: z.uuid(), slug: z.string(), name: z.string(), url: z.string() }),
  /** The address of the drawn picture, without the host; null where it is larger than what was asked for. */
  pictureUrl: z.string().nullable(),
  width: z.number().int(),
  height: z.number().int(),
});
export type OembedView = z.infer<typeof oembedView>;
