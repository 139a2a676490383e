import { z } from "zod";
import {
  assetKinds,
  assetLicences,
  declineReasons,
  digitalSourceTypes,
  memberRoles,
  ratingValues,
  type UserType,
} from "../../db/enums";
import { socialNetworks } from "../../lib/domain/profiles/profiles/fields/basic";
import { fields, partsOf } from "../../lib/domain/profiles/profiles/fields/fields";
import assetList from "./content/assets.json" with { type: "json" };
import brandList from "./content/brands.json" with { type: "json" };
import companyList from "./content/companies.json" with { type: "json" };
import creatorList from "./content/creators.json" with { type: "json" };
import pitchPageList from "./content/pitch-pages.json" with { type: "json" };
import pitchList from "./content/pitches.json" with { type: "json" };
import pressList from "./content/press.json" with { type: "json" };
import requestList from "./content/product-requests.json" with { type: "json" };
import releaseList from "./content/releases.json" with { type: "json" };
import sourceList from "./content/sources.json" with { type: "json" };
import storyList from "./content/stories.json" with { type: "json" };

/**
 * The demo content is all invented and has these shapes; a slip in it stops the seed. Texts may hold `{+21}` or `{-3}`:
 * the day that many days from the seeding, written "12 December 2026", so that a demo started in any month has dates in
 * its own near past and future.
 */
const texts = z.array(z.string());

const draft = z.strictObject({
  title: z.string(),
  who: z.string(),
  what: z.string(),
  where: z.string(),
  when: z.string(),
  why: z.string(),
  perks: texts.optional(),
  /** The draft is used for matching; the first complete one is by itself. */
  active: z.boolean().optional(),
  /** The title of the own release that each pitch made of it links to. */
  release: z.string().optional(),
});
export type SeedDraft = z.infer<typeof draft>;

const sample = z.strictObject({
  title: z.string(),
  type: z.string(),
  outlet: z.string().optional(),
  daysAgo: z.number(),
  description: z.string().optional(),
  image: z.string().optional(),
  /** A reel's video among the site's own files (`/demo/reels/{video}.mp4`); `image` is its poster. */
  video: z.string().optional(),
  tags: texts.optional(),
  /** A creator's work names the brand it was for, and where it was posted. */
  brand: z.string().optional(),
  platform: z.string().optional(),
  /** A reel has percent of engagement, and how often it was played. */
  engagement: z.number().optional(),
  plays: z.number().optional(),
});
export type SeedSample = z.infer<typeof sample>;

/** A type's profile has these besides, as its form sends them. */
const profileOf = <Kind extends UserType>(kind: Kind) => z.object(partsOf("read", kind)).partial().shape;

const social = z.partialRecord(z.enum(socialNetworks), z.tuple([z.string(), z.number()]));
/** Handle and followers by network. */
export type SeedSocial = z.infer<typeof social>;

const person = {
  /** The name of the pictures (`/demo/p-{key}.webp`, `a-{key}.webp`), unique. */
  key: z.string(),
  /** The person who signs up. */
  person: z.string(),
  email: z.string(),
  /** The person's professional title. */
  title: z.string(),
  /** A place of the gazetteer, exactly as it is written there. */
  location: z.string(),
  about: z.string(),
  topics: texts,
  perks: texts,
  social: social.optional(),
  website: z.string().optional(),
  drafts: z.array(draft).optional(),
};

const press = z.strictObject({
  ...profileOf("press"),
  ...person,
  outlet: z.string(),
  alsoIn: texts.optional(),
  samples: z.array(sample),
  requests: z
    .array(z.strictObject({ title: z.string(), description: z.string(), inDays: z.number() }))
    .optional(),
  /** The rubric makes a tier of a reviewer's findings. */
  review: z
    .strictObject({
      /** Outlets with an author page that links back. */
      authorPages: texts.optional(),
      /** The number of bylines at the main outlet within the last twelve months. */
      bylines: z.number().optional(),
    })
    .optional(),
});

/** Carousels begin at the third of `heroStories`. */
const newsroom = {
  ...person,
  company: z.string(),
  /** The newsroom's own line. Its logo is the picture of its key. */
  tagline: z.string(),
  /** The drawn portrait of the person, where there is one. */
  portrait: z.string().optional(),
};
const brand = z.strictObject({ ...profileOf("brand"), ...newsroom });
const source = z.strictObject({
  ...profileOf("source"),
  ...newsroom,
  /** Material to read; `path` is of the demo's own pages. */
  resourceLinks: z
    .array(
      z.strictObject({
        title: z.string(),
        description: z.string(),
        path: z.string(),
        type: z.enum(["report", "case-study"]),
        tags: texts,
      }),
    )
    .optional(),
});
export type SeedBrand = z.infer<typeof brand>;
export type SeedSource = z.infer<typeof source>;

const creator = z.strictObject({
  ...profileOf("paid_media"),
  ...person,
  demographics: fields.audience.read.optional(),
  samples: z.array(sample),
  /** A reviewer checked that the accounts are theirs. */
  reviewed: z.boolean().optional(),
});

export type SeedProfile =
  | (z.infer<typeof press> & { userType: "press" })
  | (SeedBrand & { userType: "brand" })
  | (SeedSource & { userType: "source" })
  | (z.infer<typeof creator> & { userType: "paid_media" });

/** Everybody in the demo is listed, the four demo accounts among them. */
export const people: readonly SeedProfile[] = [
  ...z
    .array(press)
    .parse(pressList)
    .map((one) => ({ ...one, userType: "press" as const })),
  ...z
    .array(brand)
    .parse(brandList)
    .map((one) => ({ ...one, userType: "brand" as const })),
  ...z
    .array(source)
    .parse(sourceList)
    .map((one) => ({ ...one, userType: "source" as const })),
  ...z
    .array(creator)
    .parse(creatorList)
    .map((one) => ({ ...one, userType: "paid_media" as const })),
];

const member = z.strictObject({
  key: z.string(),
  person: z.string(),
  email: z.string(),
  role: z.enum(memberRoles),
  /** Days before the demo begins. */
  joinedDaysAgo: z.number(),
  pausedDaysAgo: z.number().optional(),
});
export type SeedMember = z.infer<typeof member>;

/** A newsroom that its company made, and the member who manages it. One without a location stays a draft. */
const companyNewsroom = z.strictObject({
  ...profileOf("brand"),
  ...brand.partial().shape,
  ...{ key: z.string(), company: z.string(), about: z.string() },
  manager: z.string(),
  madeDaysAgo: z.number(),
});
export type SeedNewsroom = z.infer<typeof companyNewsroom>;

const company = z.strictObject({
  members: z.array(member),
  /** They are open: nobody answered them. */
  invitations: z
    .array(z.strictObject({ email: z.string(), role: z.enum(memberRoles), daysAgo: z.number() }))
    .default([]),
  newsrooms: z.array(companyNewsroom).default([]),
});
export type SeedCompany = z.infer<typeof company>;
/** Companies of several people, by the key of the person who founded them. */
export const companies: Readonly<Record<string, SeedCompany>> = z
  .record(z.string(), company)
  .parse(companyList);

const collaboration = z.strictObject({
  kind: z.enum(["accepted", "completed"]),
  /** Hours until the answer. */
  answeredAfterHours: z.number(),
  /** `from` and `to` of the pitch take part; days since it was sent. */
  chat: z
    .array(z.strictObject({ by: z.enum(["from", "to"]), afterDays: z.number(), text: z.string() }))
    .optional(),
  completed: z
    .strictObject({
      afterDays: z.number(),
      by: z.enum(["from", "to"]),
      rating: z.enum(ratingValues),
      feedback: z.string(),
      /** The address of one of the stories. */
      story: z.string().optional(),
      /** The second party's rating; without it the first one counts after `RATING_DAYS`. */
      second: z
        .strictObject({ afterDays: z.number(), rating: z.enum(ratingValues), feedback: z.string() })
        .optional(),
    })
    .optional(),
});
export type SeedCollaboration = z.infer<typeof collaboration>;

/** A pitch between two of the demo's people, and how far it got. Days count back from the seeding. */
const pitch = z.strictObject({
  from: z.string(),
  to: z.string(),
  /** The index of the sender's draft, or a letter of their own. */
  draft: z.number().optional(),
  letter: z
    .strictObject({ subject: z.string(), content: z.string(), link: z.string().optional() })
    .optional(),
  sentDaysAgo: z.number(),
  outcome: z.union([
    z.strictObject({ kind: z.literal("waiting"), read: z.boolean().optional() }),
    z.strictObject({ kind: z.literal("declined"), afterDays: z.number(), reason: z.enum(declineReasons) }),
    z.strictObject({ kind: z.literal("expired") }),
    z.strictObject({ kind: z.literal("withdrawn"), afterDays: z.number() }),
    collaboration,
  ]),
});
export type SeedPitch = z.infer<typeof pitch>;
export const pitches: readonly SeedPitch[] = z.array(pitch).parse(pitchList);

const asset = z.strictObject({
  kind: z.enum(assetKinds),
  /** A drawn picture among the site's own files, without its extension; offered in the size of `photos` for print. */
  art: z.string().optional(),
  /** A video's name among the same files, without its extension; `art` is its poster. */
  video: z.string().optional(),
  /** The text of a video's captions. */
  captions: z.string().optional(),
  /** A document's text; it is made into a PDF of A4 pages. */
  document: z
    .strictObject({
      title: z.string(),
      subtitle: z.string(),
      sections: z.array(
        z.strictObject({
          heading: z.string(),
          paragraphs: texts.optional(),
          rows: z.array(z.array(z.string()).length(2)).optional(),
        }),
      ),
    })
    .optional(),
  title: z.string().optional(),
  description: z.string().optional(),
  caption: z.string().optional(),
  creator: z.string().optional(),
  credit: z.string().optional(),
  copyright: z.string().optional(),
  licence: z.enum(assetLicences).optional(),
  digitalSourceType: z.enum(digitalSourceTypes).optional(),
  quote: z.string().optional(),
  speaker: z.string().optional(),
  tags: texts.optional(),
});
export type SeedAsset = z.infer<typeof asset>;
/** Material by its newsroom's key, the first on top. */
export const newsroomAssets: Readonly<Record<string, readonly SeedAsset[]>> = z
  .record(z.string(), z.array(asset))
  .parse(assetList);

/** The steps of a request for a product, up to its last; days before the demo begins. */
const request = z.strictObject({
  from: z.string(),
  to: z.string(),
  product: z.string(),
  message: z.string(),
  askedDaysAgo: z.number(),
  granted: z
    .strictObject({
      daysAgo: z.number(),
      loan: z.enum(["LOAN", "GIFT"]),
      dueInDays: z.number().optional(),
      note: z.string().optional(),
    })
    .optional(),
  sentDaysAgo: z.number().optional(),
  returnedDaysAgo: z.number().optional(),
  confirmedDaysAgo: z.number().optional(),
});
export type SeedRequest = z.infer<typeof request>;
/** Only people who had matched by then request products. */
export const productRequests: readonly SeedRequest[] = z.array(request).parse(requestList);

const release = z.strictObject({
  title: z.string(),
  subtitle: z.string().optional(),
  dateline: z.string(),
  who: z.string().optional(),
  what: z.string().optional(),
  where: z.string().optional(),
  when: z.string().optional(),
  why: z.string().optional(),
  body: z.string(),
  tags: texts,
  daysAgo: z.number(),
  /** Days from the seeding: held until then, or out only then. */
  embargoInDays: z.number().optional(),
  publishInDays: z.number().optional(),
  /** The corrected text and its day; `from` is the text before. */
  correction: z
    .strictObject({ daysAgo: z.number(), note: z.string(), from: z.string(), to: z.string() })
    .optional(),
  /** Keys of journalists it was shared with; they agreed. */
  sharedWith: texts.optional(),
  /** Perks for this story, with their descriptions. */
  perks: z.record(z.string(), z.string()).optional(),
  /** Captions of the newsroom's photos it takes, the first of them leads. */
  photos: texts.optional(),
  draft: z.boolean().optional(),
});
export type SeedRelease = z.infer<typeof release>;
/** Releases by their newsroom's key. */
export const releases: Readonly<Record<string, readonly SeedRelease[]>> = z
  .record(z.string(), z.array(release))
  .parse(releaseList);

const story = z.strictObject({
  slug: z.string(),
  outlet: z.string(),
  author: z.string(),
  title: z.string(),
  description: z.string(),
  paragraphs: texts,
  daysAgo: z.number(),
});
export type SeedStory = z.infer<typeof story>;
/**
 * Stories that came of the demo's collaborations, and earlier pieces of its first journalist. Their pages are drawn into
 * `public/demo/stories`.
 */
export const stories: readonly SeedStory[] = z.array(story).parse(storyList);

/** A newsroom's pitch page is out since `daysAgo`, or a draft; its hero is the first photo of its material. */
const pitchPage = z.strictObject({
  pitchTitle: z.string(),
  who: z.string().optional(),
  what: z.string(),
  why: z.string(),
  about: z.string().optional(),
  /** Days from the seeding; its time on the clock of `timeZone`. */
  eventInDays: z.number().optional(),
  eventTime: z.string().optional(),
  timeZone: z.string().optional(),
  eventLocation: z.string().optional(),
  lastDayInDays: z.number().optional(),
  topics: texts,
  perks: texts,
  perkDetails: z.record(z.string(), z.string()).optional(),
  demographics: texts.optional(),
  /** The newsroom's assets in this order, each by its title, caption or speaker. */
  material: texts,
  daysAgo: z.number(),
  draft: z.boolean().optional(),
  archivedDaysAgo: z.number().optional(),
});
export type SeedPitchPage = z.infer<typeof pitchPage>;
export const pitchPages: Readonly<Record<string, readonly SeedPitchPage[]>> = z
  .record(z.string(), z.array(pitchPage))
  .parse(pitchPageList);
