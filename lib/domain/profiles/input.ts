import { z } from "zod";
import { bounds } from "@/lib/core/bounds";
import { httpUrl, nameLine, optionalSiteUrl, singleLine, tags, text } from "@/lib/core/fields";
import { resourceTypes } from "@/lib/domain/options/options";
import { perkDetails } from "@/lib/domain/perks/details";
import { FILL_IN, isNoFailure, NOT_AN_ADDRESS } from "@/lib/domain/work-samples/auto-fill";
import { parseCount } from "@/lib/utils/format-number";
import { creatorInputFields } from "./creator-fields";
import { newsroomLimits } from "./limits";
import { accountTypes, socialNetworks } from "./schema";

const LOCATION_LIMIT = 150;
const MAX_RATE = 1_000_000;
const NO_COUNT = "Followers must be a number such as 1200, 10k or 2.5M";

/** A stated number of followers: a number, or as people write it ("10k", "2.5M"). */
const followers = z
  .union([z.number(), z.string().transform((value) => (value.trim() === "" ? 0 : parseCount(value)))], {
    error: NO_COUNT,
  })
  .pipe(
    z
      .number({ error: NO_COUNT })
      .int("Followers must be a whole number")
      .min(0, "Followers must be 0 or more")
      .max(2_000_000_000, "Followers must be below 2 billion"),
  );

const social = z.object(
  {
    handle: singleLine("Handle", 100).default(""),
    url: z.union([z.literal(""), httpUrl("Address")], { error: "Address must be text" }).default(""),
    followers: followers.default(0),
  },
  { error: "Social media must say handle, url and followers" },
);

/** `twitter` is the same place as `x`. */
const socialMedia = z.preprocess(
  (value) => {
    if (typeof value !== "object" || value === null || !("twitter" in value)) return value;
    const { twitter, ...rest } = value as Record<string, unknown>;
    return { x: twitter, ...rest };
  },
  z.partialRecord(z.enum(socialNetworks), social, { error: "Social media must name known platforms" }),
);

const rate = z
  .number({ error: "A rate must be a number" })
  .min(0, "A rate must be 0 or more")
  .max(MAX_RATE, "A rate must be a million dollars or less");

/** Named things, as many as a list of tags may hold. */
function named<T extends z.ZodType>(label: string, name: string, value: T) {
  return z
    .record(singleLine(name, bounds.tag, 1), value, {
      error: `${label} must be named, in ${bounds.tag} characters or fewer`,
    })
    .refine((entries) => Object.keys(entries).length <= bounds.tags, `${label}: at most ${bounds.tags}`);
}

const rates = named("Rates", "Content type", named("Rates", "Platform", rate));
const beats = named("Beats", "Beat", tags("Details"));

/** What makes a profile complete (docs/product.md#accounts). */
const basics = {
  name: nameLine("Full name", bounds.name, 1),
  professionalTitle: nameLine("Professional title", bounds.title, 1),
  location: singleLine("Location", LOCATION_LIMIT, 1),
};

/** The name as a profile is saved with it later. */
export const profileName = nameLine("Profile name", bounds.name, 1);

const links = {
  website: optionalSiteUrl("Website"),
  customPortfolioUrl: optionalSiteUrl("Portfolio URL"),
};

/** A field of a contact that may stay away; empty counts as absent. */
const optional = <T extends z.ZodType>(value: T) =>
  z.union([z.literal("").transform(() => undefined), value]).optional();

/** Pictures of a profile are files of ours: no reader's address goes to another site. */
export const ownFile = z
  .string({ error: "Image must be the path of a file" })
  .max(300, "Image must be a path of 300 characters or fewer")
  .regex(/^(\/(files|demo)(\/[\w-]+(\.[\w-]+)*)+)?$/, "Image must be the path of one of your own files");

/** A page's address in either of its forms: on the web, or a path of this site. */
export const pageAddress = [
  httpUrl("Address"),
  z
    .string()
    .max(bounds.url)
    .regex(/^\/(?!\/)[\w./#-]+$/),
] as const;

const pressContact = z.object(
  {
    name: nameLine("Name", bounds.name, 1),
    role: optional(singleLine("Role", newsroomLimits.role)),
    email: optional(
      singleLine("E-mail", bounds.email).pipe(
        z.email({ error: "E-mail must be an address such as press@paper.com" }),
      ),
    ),
    phone: optional(
      singleLine("Phone", newsroomLimits.phone).regex(
        /^\+?[\d\s()./-]{3,}$/,
        "Phone must be a number such as +47 22 00 00 00",
      ),
    ),
    languages: optional(singleLine("Languages", newsroomLimits.languages)),
    hours: optional(singleLine("Hours", newsroomLimits.hours)),
    image: optional(ownFile),
  },
  { error: "A press contact must say a name" },
);

const fact = z.object(
  {
    label: singleLine("Label", newsroomLimits.factLabel, 1),
    value: singleLine("Value", newsroomLimits.factValue, 1),
  },
  { error: "A fact must say a label and a value" },
);

const heroStory = z.object(
  {
    title: singleLine("Title", bounds.title, 1).refine(isNoFailure, FILL_IN),
    subtitle: text("Subtitle", newsroomLimits.subtitle).refine(isNoFailure, FILL_IN).default(""),
    url: z.union([z.literal(""), ...pageAddress], { error: NOT_AN_ADDRESS }).default(""),
    type: singleLine("Type", bounds.tag).default(""),
    image: ownFile.default(""),
  },
  { error: "A featured story must say a title" },
);

const resourceLink = z.object(
  {
    title: singleLine("Title", bounds.title, 1).refine(isNoFailure, FILL_IN),
    description: optional(
      text("Description", newsroomLimits.resourceDescription).refine(isNoFailure, FILL_IN),
    ),
    url: httpUrl("Address"),
    type: z.enum(resourceTypes, { error: `Type must be one of ${resourceTypes.join(", ")}` }),
    tags: tags("Tags").default([]),
  },
  { error: "A resource must say title, url and type" },
);

/** Parts of the own profile; absent fields stay as they are. */
export const updateProfileInput = z.object({
  name: profileName.optional(),
  professionalTitle: basics.professionalTitle.optional(),
  location: basics.location.optional(),
  ...links,
  about: text("About", bounds.about).optional(),
  /** Naming a company makes a brand or source its Admin; for press and paid media it is only text. */
  company: nameLine("Company", bounds.name, 1).optional(),
  expertise: tags("Expertise").optional(),
  industries: tags("Industries").optional(),
  beats: beats.optional(),
  publications: tags("Publications", bounds.tags, 100).optional(),
  pressTypes: tags("Press types").optional(),
  perksPreferred: tags("Perks preferred").optional(),
  perksOffered: tags("Perks offered").optional(),
  resources: tags("Resources").optional(),
  ...creatorInputFields,
  /** Press contacts, the first of them first; their addresses are public by choice. */
  pressContacts: z
    .array(pressContact, { error: "Press contacts must be a list" })
    .max(newsroomLimits.contacts, `Press contacts: at most ${newsroomLimits.contacts}`)
    .optional(),
  boilerplate: text("Boilerplate", newsroomLimits.boilerplate).optional(),
  /** "At a glance", and the fact sheet. */
  facts: z
    .array(fact, { error: "Facts must be a list" })
    .max(newsroomLimits.facts, `Facts: at most ${newsroomLimits.facts}`)
    .optional(),
  perkDetails: perkDetails().optional(),
  heroStories: z
    .array(heroStory, { error: "Featured stories must be a list" })
    .max(newsroomLimits.stories, `Featured stories: at most ${newsroomLimits.stories}`)
    .optional(),
  socialMedia: socialMedia.optional(),
  /** The networks in the order that they are shown in. */
  socialOrder: z
    .array(z.enum(socialNetworks, { error: "The order must name known platforms" }), {
      error: "The order of platforms must be a list",
    })
    .max(socialNetworks.length, `Platforms: at most ${socialNetworks.length}, each once`)
    .optional(),
  /** Who signs for a newsroom. */
  accountType: z
    .enum(accountTypes, { error: `Account type must be one of ${accountTypes.join(", ")}` })
    .nullable()
    .optional(),
  /** Languages that its people write and answer in. */
  languages: tags("Languages").optional(),
  /** Material at addresses elsewhere, in the owner's order. */
  resourceLinks: z
    .array(resourceLink, { error: "Resources must be a list" })
    .max(newsroomLimits.resourceLinks, `Resources: at most ${newsroomLimits.resourceLinks}`)
    .optional(),
  paidMediaTypes: tags("Paid media types").optional(),
  contentTypes: tags("Content types").optional(),
  platforms: tags("Platforms").optional(),
  rates: rates.optional(),
  availability: z
    .object(
      {
        responseTime: singleLine("Response time", 100).optional(),
        bookingLead: singleLine("Booking lead", 100).optional(),
        currentlyAccepting: z.boolean({ error: "currentlyAccepting must be true or false" }).optional(),
      },
      { error: "Availability must say responseTime, bookingLead or currentlyAccepting" },
    )
    .optional(),
});
export type UpdateProfileInput = z.output<typeof updateProfileInput>;

/** The first screen after sign-up: who one is, where, and what about. Topics are a third of the score. */
export const setupProfileInput = z.object({
  ...basics,
  ...links,
  company: nameLine("Company", bounds.name).optional(),
  topics: tags("Topics").optional(),
  /** Preferred, requested or offered, as the type has it. */
  perks: tags("Perks").optional(),
});
