import { z } from "zod";
import {
  dataMiningTerms,
  digitalSourceTypes,
  newsroomStatuses,
  pressePassLevels,
  userTypes,
} from "@/db/enums";
import { isoDate, NOT_FOUND_PARAMS, singleLine, upperEnum } from "@/lib/core/fields";
import { pageFromFirst, pageInput, paginationSchema } from "@/lib/core/page-schema";
import { accountTypes } from "./fields/basic";
import { audienceView } from "./fields/creator";
import { partsOf } from "./fields/fields";

/** The document of the API says of each number of followers which it is. */
export const followersHere = z.number().int().meta({ description: "Followers on this platform, counted" });
export const statedReach = z.number().int().nullable().meta({
  description: "Followers on all other platforms together, self-reported; null while none are stated",
});

/** The document of the API says whose title and picture each is. */
const personTitle = z.string().meta({
  description: "The professional title of the person whose profile this is, or who acts for this newsroom",
});
const newsroomLine = z.string().meta({ description: "A newsroom's own line, beside its name" });
export const portraitPath = z.string().nullable().meta({
  description: "The path of the portrait of the person whose profile this is, or who acts for this newsroom",
});
export const logoPath = z.string().nullable().meta({
  description: "The path of a newsroom's logo, square; null for a journalist or creator",
});

/** The head of a card shows this of the other party of a pitch, a match or a conversation. */
export const partyView = z.object({
  id: z.uuid(),
  userId: z.uuid().nullable(),
  slug: z.string(),
  /** The path of its page, without the host. */
  url: z.string(),
  userType: upperEnum(userTypes),
  name: z.string(),
  title: personTitle,
  /** Empty for a journalist or creator. */
  tagline: newsroomLine,
  location: z.string(),
  avatarUrl: portraitPath,
  logoUrl: logoPath,
  verified: z.boolean(),
  pressePassLevel: z.enum(pressePassLevels).nullable(),
  thumbsUpCount: z.number().int(),
  thumbsDownCount: z.number().int(),
});
export type PartyView = z.infer<typeof partyView>;

export const requestView = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  deadline: isoDate().nullable(),
});

/** Everybody sees these of a profile, whatever its type, besides what its owner fills in. */
const publicFields = {
  id: z.uuid(),
  userId: z.uuid().nullable(),
  slug: z.string(),
  /** The path of its page, without the host. */
  url: z.string(),
  title: personTitle,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  avatarUrl: portraitPath,
  /** The order of the networks; those that it does not name come after. */
  socialOrder: z.array(z.string()),
  reach: statedReach,
  verified: z.boolean(),
  thumbsUpCount: z.number().int(),
  thumbsDownCount: z.number().int(),
  followerCount: followersHere,
  followingCount: z.number().int(),
  memberSince: isoDate(),
  /** Median hours to an answer; null before there were enough. */
  responseHours: z.number().nullable(),
};

const typeFields = {
  PRESS: {
    userType: z.literal("PRESS"),
    ...partsOf("shown", "press"),
    expertise: z.array(z.string()),
    pressePassLevel: z.enum(pressePassLevels).nullable(),
    currentSearches: z.array(requestView),
  },
  BRAND: {
    userType: z.literal("BRAND"),
    ...partsOf("shown", "brand"),
    logoUrl: logoPath,
    industries: z.array(z.string()),
    topics: z.array(z.string()),
    releaseCount: z.number().int(),
  },
  SOURCE: {
    userType: z.literal("SOURCE"),
    ...partsOf("shown", "source"),
    logoUrl: logoPath,
    industries: z.array(z.string()),
    releaseCount: z.number().int(),
  },
  PAID_MEDIA: {
    userType: z.literal("PAID_MEDIA"),
    ...partsOf("shown", "paid_media"),
    industries: z.array(z.string()),
    demographics: audienceView,
    /** The mean of `engagement`; null without any. */
    engagementRate: z.number().nullable(),
  },
} as const;

const ownerFields = {
  /** The profile is in lists, decks and search. */
  listed: z.boolean(),
  /** Name, title and location are there. */
  complete: z.boolean(),
  /** The owner's own switch. */
  visible: z.boolean(),
  /** A company's Admins set it for its newsrooms; nobody else sees an inactive one. */
  status: upperEnum(newsroomStatuses),
  allowDirectMessages: z.boolean(),
  topicIds: z.array(z.string()),
  accountType: z.enum(accountTypes).nullable(),
  /** The number of saves: sent back with a save, it makes one of a stale form a 409. */
  revision: z.number().int(),
};

export const profileView = z.discriminatedUnion("userType", [
  z.object({ ...publicFields, ...typeFields.PRESS }),
  z.object({ ...publicFields, ...typeFields.BRAND }),
  z.object({ ...publicFields, ...typeFields.SOURCE }),
  z.object({ ...publicFields, ...typeFields.PAID_MEDIA }),
]);
export type ProfileView = z.infer<typeof profileView>;

export const ownProfileView = z.discriminatedUnion("userType", [
  z.object({ ...publicFields, ...ownerFields, ...typeFields.PRESS }),
  z.object({ ...publicFields, ...ownerFields, ...typeFields.BRAND }),
  z.object({ ...publicFields, ...ownerFields, ...typeFields.SOURCE }),
  z.object({ ...publicFields, ...ownerFields, ...typeFields.PAID_MEDIA }),
]);
export type OwnProfileView = z.infer<typeof ownProfileView>;

export const workSampleView = z.object({
  id: z.uuid(),
  type: z.string(),
  title: z.string(),
  url: z.string().nullable(),
  description: z.string(),
  image: z.string().nullable(),
  /** A reel's own video, to play on the page; pixels as shown, seconds, null where the file says none. */
  video: z
    .object({
      url: z.string(),
      contentType: z.string(),
      width: z.number().int().nullable(),
      height: z.number().int().nullable(),
      duration: z.number().nullable(),
      captionsUrl: z.string().nullable(),
      /** IPTC's Digital Source Type and the data-mining property of PLUS, as the file states them; null claims nothing. */
      digitalSourceType: upperEnum(digitalSourceTypes).nullable(),
      dataMining: upperEnum(dataMiningTerms).nullable(),
      dataMiningConstraints: z.string(),
    })
    .nullable(),
  outlet: z.string().nullable(),
  platform: z.string().nullable(),
  /** The stated engagement of a social reel in percent, and how often it was played. */
  engagement: z.number().nullable(),
  plays: z.number().int().nullable(),
  tags: z.array(z.string()),
  publishedAt: isoDate().nullable(),
});
export type WorkSampleView = z.infer<typeof workSampleView>;

/** A published story that came of a collaboration here. */
export const coverageView = z.object({
  id: z.uuid(),
  title: z.string(),
  url: z.string(),
  description: z.string(),
  /** Our own copy of the story's picture, 3:2; never an address of another site. */
  image: z.string().nullable(),
  siteName: z.string(),
  earnedAt: isoDate(),
});
export type CoverageView = z.infer<typeof coverageView>;

/** A review of a completed collaboration that its author made public. */
export const testimonialView = z.object({
  id: z.uuid(),
  text: z.string(),
  /** The author; `url` is null where they have no public page. */
  author: z.object({
    id: z.uuid(),
    name: z.string(),
    userType: upperEnum(userTypes),
    url: z.string().nullable(),
    avatarUrl: portraitPath,
    logoUrl: logoPath,
  }),
  /** The title of the pitch it began with. */
  campaign: z.string(),
  completedAt: isoDate(),
});
export type TestimonialView = z.infer<typeof testimonialView>;

/** A tag as part of an address, as it is read, and how many items carry it. */
export const tagCountView = z.object({ slug: z.string(), label: z.string(), count: z.number().int() });

/** A profile's page shows this. Lists hold the newest; counts are of all. */
export const profilePageView = z.object({
  profile: profileView,
  /** A creator's social reels come first, then the rest. */
  workSamples: z.array(workSampleView),
  workCount: z.number().int(),
  /** The number of them that are social reels. */
  reelCount: z.number().int(),
  /** The tags of all of it; for a creator of all but the reels. */
  workTags: z.array(tagCountView),
  coverage: z.array(coverageView),
  /** The newest of its followers and of those it follows; listed ones only. */
  followers: z.array(partyView),
  following: z.array(partyView),
  /** Only creators have these, from completed collaborations. */
  testimonials: z.array(testimonialView),
  testimonialCount: z.number().int(),
  /** Completed collaborations, and the number of different partners. */
  collaborations: z.object({ completed: z.number().int(), partners: z.number().int() }),
});
export type ProfilePageView = z.infer<typeof profilePageView>;

/** An address names a profile by its slug or its id. A malformed one matches no profile. */
export const PROFILE_ADDRESS = /^[a-z0-9-]{1,100}$/;

/**
 * Makes a part of an address that names a profile or a release, whatever its case: 404 for what no name can be, NUL
 * bytes among it.
 */
export const addressPart = (message = "Unknown profile") =>
  z
    .string()
    .toLowerCase()
    .refine((value) => PROFILE_ADDRESS.test(value), { params: NOT_FOUND_PARAMS, message })
    .meta({ maxLength: 100 });

export const getProfileInput = z.object({ id: addressPart() });

/** The list of one person's pieces has numbered pages and no cursors. */
export const listWorkInput = z.object({
  slug: getProfileInput.shape.id,
  page: pageFromFirst(),
  limit: pageInput(48).limit,
  /** A tag's slug: the page then has only the pieces that carry it. */
  tag: singleLine("tag", 200).optional(),
});

export const workListView = z.object({
  profile: partyView,
  workSamples: z.array(workSampleView),
  /** The tags of all the work. */
  tags: z.array(tagCountView),
  pagination: paginationSchema,
});
